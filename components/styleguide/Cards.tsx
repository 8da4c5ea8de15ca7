import { useLocale, useTranslations } from 'next-intl'
import { ArticleCard } from '@/components/articles/ArticleCard'
import { DirectionCard } from '@/components/check-ups/DirectionCard'
import { DoctorTeaser } from '@/components/doctors/DoctorTeaser'
import { PromotionCard } from '@/components/promotions/PromotionCard'
import { RequestButton } from '@/components/request/RequestDialog/RequestButton'
import { AboutCard, ConsultationCard, CorporateCard } from '@/components/sections/HomeCards'
import { ServiceCard } from '@/components/services/ServiceCard'
import { TopServiceCard } from '@/components/services/TopServiceCard'
import { requestHref } from '@/lib/requests/href'
import type { StyleguideData } from '@/lib/screens/styleguide'
import { plainText } from '@/lib/text/plain-text'
import { AnalysisCase } from './AnalysisCase'
import { Case } from './Case'
import { DoctorCase } from './DoctorCase'
import type { ExhibitProps } from './labels'
import { TileCase } from './TileCase'

export interface CardsProps extends ExhibitProps {
  readonly records: StyleguideData
  readonly layout: 'desktop' | 'mobile'
}

/** The cards, each with a typical record and with `extremes`: long words, no picture, big price. */
export function Cards({ records, layout, labels }: CardsProps) {
  const locale = useLocale()
  const t = useTranslations('request')
  const extremes = { name: labels.long, image: null, price: 12_345_678, discount: 100 }
  const { checkUp, doctor, article, promotion, service } = records
  const teaser = { ...article, text: plainText(article.description) }
  const dear = { ...checkUp, ...extremes, minPrice: extremes.price }
  const nobody = { ...doctor, ...extremes, rating: 0, reviewCount: 0, tags: [] }
  return (
    <>
      <DoctorCase doctor={doctor} />
      <DoctorCase doctor={nobody} extreme />
      <Case name="DoctorTeaser">
        <DoctorTeaser doctor={doctor} />
      </Case>
      <Case name="DoctorTeaser, extremes">
        <DoctorTeaser doctor={nobody} />
      </Case>
      <Case name="PromotionCard">
        <PromotionCard promotion={promotion} />
      </Case>
      <Case name="PromotionCard, extremes">
        <PromotionCard promotion={{ ...promotion, ...extremes }} />
      </Case>
      <Case name="ArticleCard">
        <ArticleCard article={teaser} maxWords={20} layout={layout} sizes="20rem" />
      </Case>
      <Case name="ArticleCard, a certificate, extremes">
        <ArticleCard
          article={{ ...teaser, ...extremes, text: labels.long, isCertificate: true }}
          maxWords={20}
          layout={layout}
          sizes="20rem"
        />
      </Case>
      <Case name="ServiceCard">
        <ServiceCard service={service} />
      </Case>
      <Case name="ServiceCard, extremes">
        <ServiceCard service={{ ...service, ...extremes, isForChildren: true }} />
      </Case>
      {[1, 2].map(position => (
        <Case key={position} name={`TopServiceCard, place ${position}`}>
          <TopServiceCard service={service} position={position} />
        </Case>
      ))}
      <Case name="TopServiceCard, extremes">
        <TopServiceCard service={{ ...service, ...extremes }} position={1} />
      </Case>
      <Case name="DirectionCard">
        <DirectionCard parent={checkUp} />
      </Case>
      <Case name="DirectionCard, highlighted, tall">
        <DirectionCard parent={checkUp} highlighted shape="tall" />
      </Case>
      <Case name="DirectionCard, extremes">
        <DirectionCard parent={dear} />
      </Case>
      <TileCase service={service} layout={layout} />
      <TileCase service={{ ...service, ...extremes }} layout={layout} extreme />
      <AnalysisCase analysis={records.analysis} />
      <AnalysisCase analysis={{ ...records.analysis, ...extremes }} extreme />
      <Case name="InfoCard, light">
        <AboutCard />
      </Case>
      <Case name="InfoCard, lilac">
        <CorporateCard />
      </Case>
      <Case name="InfoCard, dark">
        <ConsultationCard />
      </Case>
      <Case name="RequestButton: opens the request dialog">
        <RequestButton kind="mail" href={requestHref(locale, 'mail')}>
          {t('titles.mail')}
        </RequestButton>
      </Case>
    </>
  )
}
