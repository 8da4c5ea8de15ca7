/** The sentence of the consent box, with its link to the privacy policy. */
import type { RequestWords } from './words'

export interface ConsentTextProps {
  readonly words: Pick<RequestWords, 'consent' | 'newTab'>
  readonly policyHref: string
}

export function ConsentText({ words: { consent, newTab }, policyHref }: ConsentTextProps) {
  return (
    <>
      {consent.before}
      <a href={policyHref} target="_blank" rel="noopener">
        {consent.link}
        <span className="visually-hidden"> ({newTab})</span>
      </a>
      {consent.after}
    </>
  )
}
