import type { MissedSearch } from '@/lib/http/searches/book'
import { languageNames } from '../../labels/kinds'
import { searchLabels as labels } from '../../labels/page'
import { day, number } from '../../labels/say'
import type { TabProps } from '../tabProps'
import { More } from '../ui/More'
import { Table } from '../ui/Table'

/** What visitors searched for on the site and did not find. */
export function Searches({ model }: TabProps) {
  const { searches } = model.report
  if (searches.length === 0) return <p className="empty">{labels.none}</p>
  return (
    <>
      <p className="lead">{labels.intro}</p>
      <More items={searches}>
        {shown => (
          <Table<MissedSearch>
            rows={shown}
            keyOf={({ locale, text }) => `${locale} ${text}`}
            columns={[
              { head: labels.text, cell: ({ text }) => text },
              { head: labels.language, cell: ({ locale }) => languageNames[locale] },
              { head: labels.visitors, figure: true, cell: ({ visitors }) => number(visitors) },
              { head: labels.last, cell: ({ last }) => day(last) },
              { head: labels.instead, cell: ({ instead }) => Object.keys(instead).join(', ') },
            ]}
          />
        )}
      </More>
    </>
  )
}
