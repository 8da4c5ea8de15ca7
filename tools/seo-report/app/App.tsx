import { type ComponentType, useEffect, useRef } from 'react'
import { pageLabels } from '../labels/page'
import { date, number } from '../labels/say'
import type { Model } from './model'
import { Pages } from './pages/Pages'
import { hashOf, type Tab, usePlace } from './place'
import type { TabProps } from './tabProps'
import { Asked } from './tabs/Asked'
import { Brings } from './tabs/Brings'
import { Changes } from './tabs/Changes'
import { Fix } from './tabs/Fix'
import { Kazakh } from './tabs/Kazakh'
import { Links } from './tabs/Links'
import { Overview } from './tabs/Overview'
import { Phone } from './tabs/Phone'
import { Repeats } from './tabs/Repeats'
import { Rules } from './tabs/Rules'
import { Searches } from './tabs/Searches'
import { Speeds } from './tabs/Speeds'
import { Trust } from './tabs/Trust'

const views: Readonly<Record<Tab, ComponentType<TabProps>>> = {
  overview: Overview,
  fix: Fix,
  pages: Pages,
  brings: Brings,
  links: Links,
  trust: Trust,
  repeats: Repeats,
  phone: Phone,
  kazakh: Kazakh,
  searches: Searches,
  asked: Asked,
  speeds: Speeds,
  changes: Changes,
  rules: Rules,
}

/** The whole report: a header, links to the tabs, and the tab that the URL names. */
export function App({ model }: { readonly model: Model }) {
  const { tab, query } = usePlace()
  const View = views[tab]
  const { origin, madeAt } = model.report
  return (
    <>
      <header className="head">
        <div className="column">
          <p className="site">{new URL(origin).host}</p>
          <h1>{pageLabels.title}</h1>
          <p className="muted">{date(madeAt)}</p>
        </div>
      </header>
      <Tabs model={model} open={tab} />
      <main className="column" key={tab}>
        <View model={model} query={query} />
      </main>
    </>
  )
}

function Tabs({ model, open }: { readonly model: Model; readonly open: Tab }) {
  const counts: Readonly<Partial<Record<Tab, number>>> = {
    fix: model.counts.error + model.counts.warning,
    pages: model.report.pages.length,
  }
  const current = useRef<HTMLAnchorElement>(null)
  // On a phone the tabs scroll sideways: the open one is scrolled into view.
  useEffect(() => {
    if (open) current.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [open])
  return (
    <nav className="tabs" aria-label={pageLabels.tabsLabel}>
      <div className="column">
        {(Object.keys(views) as Tab[]).map(name => (
          <a
            key={name}
            href={hashOf(name)}
            aria-current={name === open ? 'page' : undefined}
            ref={name === open ? current : undefined}
          >
            {pageLabels.tabs[name]}
            {counts[name] !== undefined && <span>{number(counts[name])}</span>}
          </a>
        ))}
      </div>
    </nav>
  )
}
