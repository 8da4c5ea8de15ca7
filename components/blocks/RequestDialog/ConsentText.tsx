/** The sentence of the consent box, with its link to the privacy policy. */
import type { RequestLabels } from './labels'

export interface ConsentTextProps {
  readonly labels: Pick<RequestLabels, 'consent' | 'newTab'>
  readonly policyHref: string
}

export function ConsentText({ labels: { consent, newTab }, policyHref }: ConsentTextProps) {
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
