import { useTranslations } from 'next-intl'
import { CheckUpContact } from '@/components/check-ups/CheckUpContact'
import { CheckUpHead } from '@/components/check-ups/CheckUpHead'
import { CheckUpPackages } from '@/components/check-ups/CheckUpPackages'
import { DirectionCard } from '@/components/check-ups/DirectionCard'
import { ParentActions } from '@/components/screens/ParentCheckUp/ParentActions'
import type { LayoutProps } from '@/components/sections/LayoutBox'
import type { AskedCheckUp } from '@/lib/screens/check-up-records'
import type { ParentCheckUpData } from '@/lib/screens/parent-check-up'

/** @param children the programmes, as a grid or an accordion */
export function ParentCheckUpView({
  layout,
  styles,
  children,
  h1,
  crumbs,
  parent,
  checkUps,
  others,
}: ParentCheckUpData & LayoutProps) {
  const t = useTranslations('checkUps.parent')
  return (
    <div className={styles.page}>
      <CheckUpHead
        crumbs={crumbs}
        h1={h1}
        text={parent.shortDescription}
        price={parent.minPrice}
        tags={parent.shortTags}
        image={parent.image}
      >
        <ParentActions hasCheckUps={checkUps.length > 0} />
      </CheckUpHead>
      <section className={styles.section} aria-labelledby="programmes">
        <h2 id="programmes">{t('checkUps')}</h2>
        {checkUps.length === 0 && <p>{t('empty')}</p>}
        {children}
      </section>
      {layout === 'desktop' &&
        checkUps.map(checkUp => <Contents key={checkUp.id} checkUp={checkUp} styles={styles} />)}
      {others.length > 0 && (
        <section className={styles.section} aria-labelledby="others">
          <h2 id="others">{t('others')}</h2>
          <ul className={styles.others}>
            {others.map(other => (
              <li key={other.id}>
                <DirectionCard parent={other} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

interface ContentsProps extends Pick<LayoutProps, 'styles'> {
  readonly checkUp: AskedCheckUp
}

/** What one check-up includes; its text is sticky beside long programmes. */
function Contents({ checkUp, styles }: ContentsProps) {
  const id = `check-up-${checkUp.id}`
  return (
    <section className={styles.contents} aria-labelledby={id}>
      <div className={styles.aside}>
        <h2 id={id}>{checkUp.name}</h2>
        <CheckUpContact checkUp={checkUp} />
      </div>
      <CheckUpPackages of={checkUp.name} packages={checkUp.packages} />
    </section>
  )
}
