import { CalendarClock } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { Name } from '@/components/analyses/AnalysisRows/Name'
import { RequestButton } from '@/components/request/RequestDialog/RequestButton'
import { Icon } from '@/components/ui/Icon/Icon'
import { priceWords } from '@/components/ui/Price/priceWords'
import { alsoOfSold } from '@/lib/calculator/also'
import { priceOfItem } from '@/lib/calculator/item'
import { priceText } from '@/lib/calculator/price-text'
import { lastResultOf, resultLine } from '@/lib/calculator/results'
import { analysisCode, isExaminationCode, isPackageCode, packageWith } from '@/lib/calculator/sold'
import { totalText } from '@/lib/calculator/summary'
import { clinicIn } from '@/lib/clinic'
import { requestHref } from '@/lib/requests/href'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import type { EstimateData } from '@/lib/screens/estimate'
import { formatMoney } from '@/lib/text/money'
import styles from './EstimateTable.module.scss'
import { RemoveLink } from './RemoveLink'
import { useResultWords } from './resultWords'

type EstimateTableProps = Pick<EstimateData, 'items' | 'also' | 'sold' | 'summary' | 'terms'>

/** Prices, drawing blood where it applies, and the total. */
export function EstimateTable({ items, also, sold, summary, terms }: EstimateTableProps) {
  const t = useTranslations('estimate')
  const labels = useTranslations('calculator')
  const prices = priceWords(useTranslations('price'))
  const locale = useLocale()
  const words = useResultWords()
  const { count, analyses, bloodDrawing, unpriced, byAppointment } = summary
  const isMixed = sold.length > 0
  const isPackaged = sold.some(({ code }) => isPackageCode(code))
  const drawing = sold.some(each => each.isDrawingIncluded)
    ? t('drawingOnce')
    : isPackaged
      ? t('drawingApart')
      : labels('bloodTestOnce')
  const walkIn = byAppointment || analyses === 0 ? 'no' : clinicIn(locale).claims.walkIn
  return (
    <div className={styles.sheet}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('number')}</th>
            <th scope="col">{t(isMixed ? 'all.column' : 'analysis')}</th>
            <th scope="col">{t('price')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => (
            <tr key={item.id}>
              <td>{index + 1}</td>
              <td>
                <a href={localePath(pathOf('analysis', item.slug), locale)}>
                  <Name html={item.name} />
                </a>
                {item.priceName && <i>{item.priceName}</i>}
                {resultLine(item, words) && <i>{resultLine(item, words)}</i>}
                <AlreadyIn name={packageWith(sold, analysisCode(item.id))} />
              </td>
              <td>
                <Amount text={priceText(priceOfItem(item), prices)} />
              </td>
            </tr>
          ))}
          {sold.map((each, index) => (
            <tr key={each.code}>
              <td>{items.length + index + 1}</td>
              <td>
                <a href={localePath(each.path, locale)}>{each.name}</a>
                {each.priceName && <i>{each.priceName}</i>}
                {each.isDrawingIncluded && <i>{t('drawingIncluded')}</i>}
                <AlreadyIn name={packageWith(sold, each.code)} />
                <span className={styles.actions}>
                  <RequestButton
                    kind={each.request.kind}
                    id={each.request.id}
                    href={requestHref(locale, each.request.kind, each.request.id)}
                    subject={each.name}
                    variant="ghost"
                    size="s"
                  >
                    {t('book')}
                  </RequestButton>
                  <RemoveLink items={items} also={also} of={alsoOfSold(each)} />
                </span>
              </td>
              <td>
                <Amount text={priceText(each.price, prices)} />
              </td>
            </tr>
          ))}
          {bloodDrawing > 0 && (
            <tr>
              <td />
              <td>
                {labels('bloodTest')} <small>{labels('bloodTestNote')}</small>{' '}
                <small>{drawing}</small>
              </td>
              <td>{formatMoney(bloodDrawing)}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <td colSpan={2}>
              <p className={styles.total}>
                <span>{labels('total')}</span>{' '}
                <b>
                  <Amount text={totalText(summary, prices)} />
                </b>
              </p>
            </td>
          </tr>
        </tfoot>
      </table>
      <LastResultLine
        items={[...items, ...terms]}
        isExamined={sold.some(({ code }) => isExaminationCode(code))}
      />
      <ul className={styles.notes}>
        <li>{labels(isMixed ? 'all.count' : 'count', { count: String(count) })}</li>
        {unpriced > 0 && (
          <li>{labels(isMixed ? 'all.unpriced' : 'unpriced', { count: String(unpriced) })}</li>
        )}
        <li>{labels(isMixed ? 'all.queue' : 'queue', { walkIn })}</li>
      </ul>
    </div>
  )
}

/** It is paid for twice, which may be meant: another visit, another patient. */
function AlreadyIn({ name }: { readonly name: string | undefined }) {
  const t = useTranslations('estimate')
  return name ? <i>{t('alreadyIn', { name })}</i> : null
}

/** A sum with an ending, «₸-ден», has no end of a line at its hyphen. */
function Amount({ text }: { readonly text: string }) {
  return text.split(' ').map((word, index) => (
    <Fragment key={word}>
      {index > 0 && ' '}
      <span className={styles.word}>{word}</span>
    </Fragment>
  ))
}

interface LastResultLineProps {
  readonly items: EstimateData['terms']
  readonly isExamined: boolean
}

/** When the last of the results is there. */
function LastResultLine({ items, isExamined }: LastResultLineProps) {
  const t = useTranslations('calculator')
  const last = lastResultOf(items)
  if (!last) return null
  return (
    <p className={styles.last}>
      <Icon of={CalendarClock} />
      <span>
        <b>{last.days === 0 ? t('lastResultSameDay') : t('lastResult', { count: last.days })}</b>{' '}
        {last.isPartial && `${t('otherTerms')} `}
        {isExamined && t('examinationTerms')}
      </span>
    </p>
  )
}
