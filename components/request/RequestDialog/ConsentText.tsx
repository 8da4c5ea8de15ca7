/** The sentence of the consent box, with its link to the privacy policy. */
import type { RequestLabels } from './labels'

export interface ConsentTextProps {
  readonly labels: Pick<RequestLabels, 'consent' | 'newTab'>
  readonly policyHref: string
}

export function ConsentText({ labels, policyHref }: ConsentTextProps) {
  return (
    <>
      {labels.consent.before}
      <a href={policyHref} target="_blank" rel="noopener">
        {labels.consent.link}
        <span className="visually-hidden"> ({labels.newTab})</span>
      </a>
      {labels.consent.after}
    </>
  )
}
