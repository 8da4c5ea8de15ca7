import { useLocale, useTranslations } from 'next-intl'
import { useRequestDialogProps } from '@/components/request/RequestDialog/requestDialogProps'
import { clinicIn } from '@/lib/clinic'
import { type BackgroundSettings, LateParts } from './LateParts.island'

type LatePartsMountProps = Omit<BackgroundSettings, 'attributionDays' | 'chatLabel'>

/** The late parts with their labels and settings, once in the root layout. */
export function LatePartsMount(settings: LatePartsMountProps) {
  const { attributionDays } = clinicIn(useLocale())
  const chatLabel = useTranslations('whatsapp')('code', { code: '{code}' })
  const background = { ...settings, attributionDays, chatLabel }
  return <LateParts request={useRequestDialogProps()} background={background} />
}
