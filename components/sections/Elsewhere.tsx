import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/Button/Button'
import { localePath, otherLocale } from '@/lib/routing/locales'

interface ElsewhereProps {
  /** Without the language. */
  readonly path: string
}

/** Leads to the same page in the other language, where what is missing here exists (B139). */
export function Elsewhere({ path }: ElsewhereProps) {
  const t = useTranslations('shell')
  const other = otherLocale(useLocale())
  return (
    <Button href={localePath(path, other)} hrefLang={other} variant="secondary" size="l">
      {t('elsewhere')}
    </Button>
  )
}
