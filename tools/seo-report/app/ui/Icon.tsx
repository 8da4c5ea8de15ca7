import type { IconNode } from 'lucide'
import { createElement, type SVGProps } from 'react'

/** An icon of the set of Lucide, beside a label. */
export function Icon({
  of: shapes,
  ...props
}: { readonly of: IconNode } & SVGProps<SVGSVGElement>) {
  return (
    <svg
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      {shapes.map(([tag, attributes]) =>
        createElement(tag, { key: JSON.stringify(attributes), ...attributes }),
      )}
    </svg>
  )
}
