'use client'

import { useEffect } from 'react'
import { bounded } from '@/components/hooks/bounded'
import { chosenFragment, leftFragment } from '@/lib/calculator/fragments'
import type { EstimateData } from '@/lib/screens/estimate'
import { loadCalculator } from './loadCalculator'

/** The calculator takes over what was chosen in a form, or what is left after something was taken out: nothing, too. */
export const TakeOver = bounded(LiveTakeOver)

function LiveTakeOver({ items, also }: Pick<EstimateData, 'items' | 'also'>) {
  useEffect(() => {
    const { hash } = location
    if (hash !== chosenFragment && hash !== leftFragment) return
    loadCalculator().then(
      ({ takeOver, replaceAlso }) =>
        hash === leftFragment ? replaceAlso(also) : takeOver(items, also),
      () => undefined,
    )
  }, [items, also])
  return null
}
