import { useSettled } from '@/components/hooks/use-settled'

/** Milliseconds after which somebody has typed to the end: what each letter finds is not announced. */
const typingMs = 700

/** Says once how many were found; what is seen changes with each letter. */
export function FoundCount({ text }: { readonly text: string }) {
  return (
    <p className="visually-hidden" role="status">
      {useSettled(text, typingMs, '')}
    </p>
  )
}
