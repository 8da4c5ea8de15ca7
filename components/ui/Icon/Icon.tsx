import type { IconNode } from 'lucide'
import { createElement, type SVGProps } from 'react'

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly of: IconNode
}

const svgAttributes = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': 'true',
} as const

/**
 * An icon of the set of Lucide, on the server and in islands, where `lucide-react` would add code to
 * every page. Hidden from assistive technology, as all icons stand beside a label.
 */
export function Icon({ of: drawing, ...props }: IconProps) {
  const shapes = drawing.map(([tag, attributes]) => createElement(tag, attributes))
  return createElement('svg', { ...svgAttributes, ...props }, ...shapes)
}
