import { Plus } from 'lucide'
import { useTranslations } from 'next-intl'
import { Section } from '@/components/sections/Section'
import { Icon } from '@/components/ui/Icon/Icon'
import type { CorporateData } from '@/lib/screens/corporate'
import styles from './Questions.module.scss'

/** The FAQ: native `<details>`, so that each opens on its own (B67), without JavaScript, too. */
export function Questions({ questions }: Pick<CorporateData, 'questions'>) {
  const t = useTranslations('corporate.questions')
  if (questions.length === 0) return null
  return (
    <Section id="questions" title={t('title')} heading="side">
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary>
            <h3>{question}</h3>
            <Icon of={Plus} />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </Section>
  )
}
