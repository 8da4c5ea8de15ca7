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
      {/* Of the link alone: its text is a part of the box's name. */}
      <a href={policyHref} target="_blank" rel="noopener" aria-description={labels.newTab}>
        {labels.consent.link}
      </a>
      {labels.consent.after}
    </>
  )
}
