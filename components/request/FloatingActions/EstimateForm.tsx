import { useLocale, useTranslations } from 'next-intl'
import { estimateFormId } from '@/lib/calculator/estimate'
import { chosenFragment } from '@/lib/calculator/fragments'
import { clinicIn } from '@/lib/clinic'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'

/**
 * The form of the buttons that add to the estimate, on every page. It has the words of the link to the estimate,
 * which `followEstimate` puts beside it once something is in it, and where that is said.
 */
export function EstimateForm() {
  const t = useTranslations('adding')
  const price = useTranslations('price')
  const locale = useLocale()
  return (
    <>
      <form
        id={estimateFormId}
        action={localePath(pathOf('estimate'), locale) + chosenFragment}
        autoComplete="off"
        data-count={t.raw('count')}
        data-exact={price.raw('exact')}
        data-from={price.raw('from')}
        data-drawing={clinicIn(locale).bloodDrawing}
        hidden
      />
      <p className="visually-hidden" role="status" />
    </>
  )
}
