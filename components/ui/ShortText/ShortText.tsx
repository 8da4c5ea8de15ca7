import { cutText } from '@/lib/text/truncate'

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
  const { kept, broken, rest } = cutText(text, length)
  if (!rest) return text
  return (
    <span title={text}>
      {kept}
      <span className="visually-hidden">{rest}</span>
      <span aria-hidden="true">{broken}…</span>
    </span>
  )
}
