import { truncate } from '@/lib/text/truncate'

interface ShortTextProps {
  readonly text: string
  /** Characters that are shown. */
  readonly length: number
}

/**
 * A text cut for the eye: assistive technology and search engines read all of it, and a pointer
 * finds it in the tooltip.
 */
export function ShortText({ text, length }: ShortTextProps) {
  const short = truncate(text, length)
  if (short === text) return text
  return (
    <span title={text}>
      <span aria-hidden="true">{short}</span>
      <span className="visually-hidden">{text}</span>
    </span>
  )
}
