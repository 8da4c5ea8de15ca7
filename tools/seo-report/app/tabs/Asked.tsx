import type { AskedAddress } from '@/lib/http/asked-addresses/book'
import { askedLabels as labels } from '../../labels/page'
import { day, number } from '../../labels/say'
import type { TabProps } from '../tabProps'
import { PageLink } from '../ui/PageLink'
import { Section } from '../ui/Section'
import { type Column, Table } from '../ui/Table'

/** Addresses that visitors ask for and that are no pages, or no longer. */
export function Asked({ model }: TabProps) {
  const { asked, origin } = model.report
  if (asked.length === 0) return <p className="empty">{labels.none}</p>
  const columns: readonly Column<AskedAddress>[] = [
    { head: labels.address, cell: ({ path }) => <PageLink origin={origin} path={path} /> },
    { head: labels.count, figure: true, cell: ({ count }) => number(count) },
    { head: labels.since, cell: ({ since }) => day(since) },
    { head: labels.last, cell: ({ last }) => day(last) },
  ]
  const target: Column<AskedAddress> = {
    head: labels.to,
    cell: ({ to }) => to && <PageLink origin={origin} path={to} known={model.byPath.has(to)} />,
  }
  const of = (answer: AskedAddress['answer']) => asked.filter(each => each.answer === answer)
  return (
    <>
      <p className="lead">{labels.intro}</p>
      <Section name={labels.missing} note={labels.missingNote} items={of('missing')}>
        {shown => <Table columns={columns} rows={shown} keyOf={({ path }) => path} />}
      </Section>
      <Section name={labels.moved} note={labels.movedNote} items={of('moved')}>
        {shown => <Table columns={[...columns, target]} rows={shown} keyOf={({ path }) => path} />}
      </Section>
      <Section name={labels.gone} note={labels.goneNote} items={of('gone')}>
        {shown => <Table columns={columns} rows={shown} keyOf={({ path }) => path} />}
      </Section>
    </>
  )
}
