import { useLocale } from 'next-intl'
import { LanguageLinks } from '@/components/ui/LanguageLinks/LanguageLinks.island'
import {
  languageCodes,
  languageNames,
  spokenCodes,
} from '@/components/ui/LanguageLinks/languageNames'
import { redirects } from '@/lib/routing/routes'
import { Case } from '../Case'

export function LanguageLinksExhibit() {
  const locale = useLocale()
  return (
    <>
      <Case name="names">
        <LanguageLinks locale={locale} names={languageNames} lists={redirects} />
      </Case>
      <Case name="codes">
        <LanguageLinks
          locale={locale}
          names={languageCodes}
          spoken={spokenCodes}
          lists={redirects}
        />
      </Case>
    </>
  )
}
