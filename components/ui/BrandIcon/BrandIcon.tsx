/** Messenger and social network icons that match Lucide's, which has no brands. */
const shapes = {
  whatsapp: (
    <>
      <path d="M3.5 20.5l1.3-4.4a8.6 8.6 0 1 1 3.2 3.1z" />
      <path
        d="M9.2 7.6c.5-.4 1-.2 1.3.5l.5 1.2c.1.4 0 .7-.6 1.3.6 1.3 1.6 2.2 2.9 2.8.6-.7.9-.8 1.3-.6l1.2.6c.6.3.7.7.4 1.2-.6 1-1.7 1.3-3 .8-2.4-1-4.2-2.8-5-5-.4-1.2-.1-2.2 1-2.8z"
        fill="currentColor"
        stroke="none"
      />
    </>
  ),
  instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <circle cx="16.8" cy="7.2" r="1.1" fill="currentColor" stroke="none" />
    </>
  ),
  facebook: (
    <path d="M15.5 3.5h-2a4 4 0 0 0-4 4v3h-3v3.6h3v6.4h3.8v-6.4h2.9l.6-3.6h-3.5v-2.4c0-.7.5-1.2 1.2-1.2h2z" />
  ),
  youtube: (
    <>
      <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
      <path d="M10.2 9.2v5.6l4.8-2.8z" fill="currentColor" stroke="none" />
    </>
  ),
} as const

export function BrandIcon({ brand }: { readonly brand: keyof typeof shapes }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes[brand]}
    </svg>
  )
}
