/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { ArticleView } from '@/components/screens/Article/ArticleView'
import { ArticlesView } from '@/components/screens/Articles/ArticlesView'
import type { Layout } from '@/lib/routing/layout'
import { articleBodyOf } from '@/lib/text/article-body'
import messages from '@/messages/ru.json'
import { article, teaser } from '../../../support/articles'
import { doctor, specialties } from '../../../support/doctors'
import '../support/browser'
import { noRelations } from '@/lib/entities/related'
import { inLayout } from '../support/in-layout'
import { Site } from '../support/site'

const viewsIn = (layout: Layout) => ({
  ArticleView: inLayout(ArticleView, layout),
  ArticlesView: inLayout(ArticlesView, layout),
})
const desktop = viewsIn('desktop')
const mobile = viewsIn('mobile')
const layouts = [
  ['desktop', desktop],
  ['mobile', mobile],
] as const

function show(view: ReactElement) {
  return render(<Site>{view}</Site>).container
}

const links = (root: HTMLElement) =>
  [...root.querySelectorAll('a')].map(link => link.getAttribute('href')).sort()

/** The visible text, without what only assistive technology reads. */
function visible(element: Element | null | undefined): string {
  const copy = element?.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll('.visually-hidden')) hidden.remove()
  return copy.textContent?.replace(/\s+/g, ' ').trim() ?? ''
}

const crumbs = [
  { name: 'Главная', path: '/' },
  { name: 'Новости', path: '/posts/list' },
]
const text = Array.from({ length: 60 }, (_, index) => `слово${index + 1}`).join(' ')
const about = { description: `<p>${text}</p>`, image: '/images/a.webp', created_at: '2026-02-09' }

describe('the list', () => {
  const cards = [1, 2, 3, 4, 5].map(id => teaser(id, { ...about, is_certificate: id === 2 }))
  const data = { h1: 'Новости', crumbs, cards, rows: [article(6)], more: cards.slice(0, 3) }
  const card = (root: HTMLElement, id: number) =>
    within(root)
      .getAllByRole('heading', { name: `Новость ${id}` })[0]
      ?.closest('article')

  test('a desktop card shows 40 words, the small one 20, each with "more"', () => {
    const root = show(<desktop.ArticlesView {...data} />)
    expect(visible(card(root, 1)?.querySelector('p:last-child'))).toBe(
      `${text.split(' ').slice(0, 40).join(' ')}… подробнее...`,
    )
    const more = screen.getByRole('region', { name: messages.articles.more })
    const small = within(more).getAllByRole('article')
    expect(small).toHaveLength(3)
    expect(visible(small[0]?.querySelector('p:last-child'))).toBe(
      `${text.split(' ').slice(0, 20).join(' ')}… подробнее...`,
    )
  })

  test('phones show 60 characters, and the HTML keeps the words of the desktop card', () => {
    const root = show(<mobile.ArticlesView {...data} />)
    const paragraph = card(root, 1)?.querySelector('p:last-child')
    expect(visible(paragraph)).toBe(`${text.slice(0, 60).trimEnd()}… подробнее...`)
    expect(paragraph).toHaveTextContent(`${text.split(' ').slice(0, 40).join(' ')}…`)
  })

  test('phones show a picture on the fourth card only, desktops on every card', () => {
    const pictures = (root: HTMLElement) =>
      [...root.querySelectorAll('img')].map(image =>
        visible(image.closest('article')?.querySelector('h2')),
      )
    expect(pictures(show(<mobile.ArticlesView {...data} />))).toEqual(['Новость 4'])
    expect(pictures(show(<desktop.ArticlesView {...data} />))).toEqual(
      cards.map(({ name }) => name),
    )
  })

  test.each(layouts)('%s: a certificate is highlighted, dates are written out', (_, views) => {
    const root = show(<views.ArticlesView {...data} />)
    expect(card(root, 2)).toHaveTextContent(messages.articles.certificate)
    expect(card(root, 2)).toHaveAttribute('data-certificate')
    expect(card(root, 1)).not.toHaveTextContent(messages.articles.certificate)
    expect(card(root, 1)).toHaveTextContent('9 февраля 2026 г.')
  })

  test('both layouts link to the same pages, including those beyond the cards', () => {
    const rows = Array.from({ length: 284 }, (_, index) => article(index + 6))
    const found = layouts.map(([, views]) =>
      links(show(<views.ArticlesView {...data} rows={rows} />)),
    )
    expect(found[0]).toEqual(found[1])
    expect(found[0]).toContain('/posts/article-289')
  })
})

describe('an article', () => {
  const record = article(7, { ...about, updated_at: '2026-08-17' })
  const body = articleBodyOf('<h2>Первое</h2><p>А</p><h2>Второе</h2><p>Б</p>', 'Таблица')
  const reviewer = doctor(3, {
    ...specialties('Невролог', 'Терапевт'),
    education: [{ graduation_year: 2009, university: 'Университет' }],
    experience: 15,
  })
  const more = [1, 2, 3].map(id => teaser(id, about))
  const data = {
    crumbs,
    article: record,
    body,
    reviewer: null,
    nextReview: null,
    more,
    relations: noRelations,
  }

  test.each(layouts)('%s: name, picture, dates, reading time, text', (_, views) => {
    const root = show(<views.ArticleView {...data} />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Новость 7')
    expect(root.querySelector('img')).toHaveAttribute('src', expect.stringContaining('a.webp'))
    expect(root).toHaveTextContent('9 февраля 2026 г.')
    expect(root).toHaveTextContent('Обновлено 17 августа 2026 г.')
    expect(root).toHaveTextContent('1 минута на чтение')
    expect(root).toHaveTextContent('А')
  })

  test.each(layouts)(
    '%s: the doctor who checked it is named, with specialty and education',
    (_, views) => {
      show(<views.ArticleView {...data} reviewer={reviewer} />)
      const block = screen.getByRole('region', { name: messages.articles.reviewer.label })
      expect(block).toHaveTextContent('Врач 3')
      expect(block).toHaveTextContent('Невролог, Терапевт, стаж 15 лет')
      expect(block).toHaveTextContent('Университет, 2009')
      expect(links(block)).toEqual(['/doctors-list/doctor-3'])
    },
  )

  test.each(layouts)(
    '%s: above the picture and the text stand the doctor, the days of the check and the sources',
    (_, views) => {
      const checked = article(7, {
        ...about,
        reviewed_at: '2026-08-17',
        sources: [
          { title: 'ВОЗ: грипп', url: 'https://who.example/flu' },
          { title: 'Учебник', url: null },
        ],
      })
      const root = show(
        <views.ArticleView
          {...data}
          article={checked}
          reviewer={reviewer}
          nextReview="2027-08-17"
        />,
      )
      const card = screen.getByRole('region', { name: messages.articles.check.label })
      expect(card).toHaveTextContent('Проверил врач: Врач 3, невролог')
      expect(card).toHaveTextContent('Дата проверки: 17 августа 2026 г.')
      expect(card).toHaveTextContent('Следующая проверка: 17 августа 2027 г.')
      expect(card).toHaveTextContent('Источники: 2')
      expect(links(card)).toEqual(['#sources', '/doctors-list/doctor-3', '/editorial-policy'])
      const text = root.querySelector('h2[id^="1"]') as Element
      expect(card.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
      const list = screen.getByRole('region', { name: messages.articles.sources })
      expect(links(list)).toEqual(['https://who.example/flu'])
      expect(list).toHaveTextContent('Учебник')
    },
  )

  test.each(layouts)(
    '%s: a day of the check without a doctor says nothing; sources alone do',
    (_, views) => {
      const reviewed = { ...about, reviewed_at: '2026-08-17' }
      show(<views.ArticleView {...data} article={article(7, reviewed)} nextReview="2027-08-17" />)
      expect(screen.queryByRole('region', { name: messages.articles.check.label })).toBeNull()
      const sources = [{ title: 'Учебник' }]
      show(<views.ArticleView {...data} article={article(7, { ...reviewed, sources })} />)
      const card = screen.getByRole('region', { name: messages.articles.check.label })
      expect(card).toHaveTextContent(`Источники: 1${messages.articles.check.policy}`)
    },
  )

  test.each(layouts)('%s: without a checking doctor there is no such block', (_, views) => {
    show(<views.ArticleView {...data} />)
    expect(screen.queryByRole('region', { name: messages.articles.reviewer.label })).toBeNull()
  })

  test.each(layouts)('%s: the table of contents links to existing headings', (_, views) => {
    const root = show(<views.ArticleView {...data} />)
    const contents = screen.getByRole('navigation', { name: messages.articles.contents })
    const targets = links(contents).map(href => root.querySelector(`[id="${href?.slice(1)}"]`))
    expect(targets.map(target => target?.textContent)).toEqual(['Первое', 'Второе'])
  })

  test.each(layouts)(
    '%s: no table of contents for one heading, no update without a second date',
    (_, views) => {
      show(
        <views.ArticleView
          {...data}
          article={article(7, { created_at: '2026-02-09', updated_at: '2026-02-09T15:00:00Z' })}
          body={articleBodyOf('<h2>Одно</h2>', 'Таблица')}
        />,
      )
      expect(screen.queryByRole('navigation', { name: messages.articles.contents })).toBeNull()
      expect(screen.queryByText(/Обновлено/)).toBeNull()
    },
  )

  test.each(layouts)('%s: the request has the article and its type', (_, views) => {
    show(<views.ArticleView {...data} reviewer={null} />)
    const button = screen.getByRole('link', { name: messages.articles.booking.button })
    expect(button).toHaveAttribute('href', '/request?kind=posts&id=7')
  })

  test.each(layouts)('%s: with a reviewer the request names the doctor', (_, views) => {
    const reviewer = doctor(3, { name: 'Ахметова Айгуль Сериковна' })
    show(<views.ArticleView {...data} reviewer={reviewer} />)
    const name = 'Записаться — Ахметова Айгуль Сериковна'
    const href = '/request?kind=doctors&id=3'
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
    const other = screen.getByRole('link', { name: messages.articles.booking.other })
    expect(other).toHaveAttribute('href', '/request?kind=posts&id=7')
  })

  test('both layouts link to the same pages, including the list of all articles', () => {
    const [first, second] = layouts.map(([, views]) => links(show(<views.ArticleView {...data} />)))
    expect(first).toEqual(second)
    expect(first).toContain('/posts/article-3')
    expect(screen.getAllByRole('link', { name: messages.articles.all })).toHaveLength(2)
  })
})
