import { ChevronDown } from 'lucide'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/Icon/Icon'
import { KeepHyphens } from '@/components/ui/KeepHyphens/KeepHyphens'
import type { SeoAccordionText } from '@/lib/page-texts/types'
import styles from './SeoAccordion.module.scss'

/**
 * The text at the bottom of the page (B11): native `<details>`, so that closed parts are in the
 * HTML and open without JavaScript.
 */
export function SeoAccordion({ text }: { readonly text: SeoAccordionText | null }) {
  const t = useTranslations('seo')
  if (!text || text.accordionItems.length === 0) return null
  return (
    <section className={styles.accordion} aria-label={t('accordion')}>
      {text.accordionItems.map(({ tag: Heading, title, html }, index) => (
        <details key={title} id={`text-${index + 1}`}>
          <summary>
            <Heading>
              <KeepHyphens text={title} />
            </Heading>
            <Icon of={ChevronDown} />
          </summary>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the editors' own file, checked by a test */}
          <div className={styles.html} dangerouslySetInnerHTML={{ __html: html }} />
        </details>
      ))}
    </section>
  )
}
