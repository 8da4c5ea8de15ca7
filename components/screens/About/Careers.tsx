import { ExternalLink, GraduationCap, ShieldPlus, Wallet } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { Features } from '@/components/sections/Features'
import { Button } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { clinicIn } from '@/lib/clinic'
import styles from './AboutClinic.module.scss'

/** What the clinic offers its staff, and a link to the external job site. */
export function Careers({ href }: { readonly href: string }) {
  const t = useTranslations('about.careers')
  const common = useTranslations('common')
  const { claims } = clinicIn(useLocale())
  const values = [
    { icon: GraduationCap, title: t('training.title'), text: t('training.text') },
    { icon: Wallet, title: t('salary.title'), text: t('salary.text') },
    { icon: ShieldPlus, title: t('insurance.title'), text: t('insurance.text') },
  ]
  return (
    <section className={styles.careers} aria-labelledby="careers">
      <div>
        <h2 id="careers">{t('title')}</h2>
        <p>{t('text')}</p>
        <Button href={href} target="_blank" rel="noopener" size="l">
          {t('link')}
          <Icon of={ExternalLink} />
          <span className="visually-hidden">({common('newTab')})</span>
        </Button>
      </div>
      {claims.staffBenefits === 'yes' && (
        <Features features={values} variant="rows" label={t('values')} />
      )}
    </section>
  )
}
