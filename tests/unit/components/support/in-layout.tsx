import type { ComponentType } from 'react'
import type { LayoutProps } from '@/components/sections/LayoutBox'
import type { Layout } from '@/lib/routing/layout'

/** Renders a shared view in one of the layouts. */
export function inLayout<Data extends object>(
  View: ComponentType<Data & LayoutProps>,
  layout: Layout,
) {
  return (data: Data) => <View {...data} layout={layout} styles={{}} />
}
