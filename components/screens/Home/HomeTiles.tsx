import { useLocale, useTranslations } from 'next-intl'
import { Tile } from '@/components/sections/Tile'
import { nameLength } from '@/components/sections/tileRules'
import { clinicIn } from '@/lib/clinic'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import type { HomeData } from '@/lib/screens/home'
import { plainText } from '@/lib/text/plain-text'
import { areAlikeWithin } from '@/lib/text/truncate'
import { TileRow } from './TileRow'

interface HomeTilesProps extends Pick<HomeData, 'services' | 'analyses' | 'checkUps' | 'facts'> {
  readonly layout: 'desktop' | 'mobile'
}

/** The three rows of tiles that both layouts share. */
export function HomeTiles({ services, analyses, checkUps, facts, layout }: HomeTilesProps) {
  const t = useTranslations('home.tiles')
  const locale = useLocale()
  const href = (...route: Parameters<typeof pathOf>) => localePath(pathOf(...route), locale)
  const areAlike = (records: readonly { readonly name: string }[]) =>
    areAlikeWithin(
      nameLength(1, layout),
      records.map(({ name }) => plainText(name)),
    )
  return (
    <>
      <TileRow
        id="tiles-services"
        title={t('services')}
        text={t('servicesText', facts)}
        href={href('servicesTop')}
        all={t('allServices')}
      >
        {services.map((service, index) => (
          <Tile
            key={service.id}
            of="service"
            item={{ ...service, href: href('service', service.slug) }}
            position={index + 1}
            layout={layout}
            alwaysWhite={layout === 'desktop'}
            tooltip="bottom-end"
            isWhole={areAlike(services)}
          />
        ))}
      </TileRow>
      <TileRow
        id="tiles-analyses"
        title={t('analyses')}
        text={t('analysesText', { ...facts, laboratory: clinicIn(locale).about.laboratory })}
        href={href('analyses')}
        all={t('allAnalyses')}
      >
        {analyses.map((analysis, index) => (
          <Tile
            key={analysis.id}
            item={{
              ...analysis,
              name: plainText(analysis.name),
              discount: analysis.discountPercent,
              href: href('analysis', analysis.slug),
            }}
            position={index + 1}
            layout={layout}
            of="analysis"
            isWhole={areAlike(analyses)}
          />
        ))}
      </TileRow>
      <TileRow
        id="tiles-check-ups"
        title={t('checkUps')}
        text={t('checkUpsText', facts)}
        href={href('checkUps')}
        all={t('allCheckUps')}
      >
        {checkUps.map((checkUp, index) => (
          <Tile
            key={checkUp.id}
            item={{
              ...checkUp,
              price: checkUp.minPrice,
              discount: null,
              href: href('parentCheckUp', checkUp.slug),
            }}
            position={index + 1}
            layout={layout}
            of="checkUp"
            sizes="(max-width: 639px) 50vw, 36vw"
          />
        ))}
      </TileRow>
    </>
  )
}
