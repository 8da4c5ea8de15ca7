import { useLocale, useTranslations } from 'next-intl'
import { RequestButton } from '@/components/request/RequestDialog/RequestButton'
import { Button } from '@/components/ui/Button/Button'
import { requestHref } from '@/lib/requests/href'

/** The way to the programmes of a direction, and a consultation for those who cannot choose. */
export function ParentActions({ hasCheckUps }: { readonly hasCheckUps: boolean }) {
  const t = useTranslations('checkUps.parent')
  return (
    <>
      {hasCheckUps && (
        <Button href="#programmes" size="l">
          {t('choose')}
        </Button>
      )}
      <RequestButton
        kind="mail"
        href={requestHref(useLocale(), 'mail')}
        size="l"
        variant={hasCheckUps ? 'secondary' : 'primary'}
      >
        {t('consult')}
      </RequestButton>
    </>
  )
}
