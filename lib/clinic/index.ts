/** The one place where pages, structured data and messages get the clinic's facts from. */
export {
  type Clinic,
  companyQuestions,
  companyTerms,
  insuranceOf,
  mainPhone,
  type Phone,
  phoneLabel,
  whatsappLink,
} from '@/lib/clinic/clinic'
export { clinicIn } from '@/lib/clinic/facts'
