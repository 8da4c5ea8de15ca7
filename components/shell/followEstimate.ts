import { stored } from '@/lib/browser/storage'
import { chosen, storageKey } from '@/lib/calculator/storage-key'

const load = () => import('@/components/analyses/Calculator/estimateLink')

/**
 * The buttons that add a service to the estimate, and the link that shows what is in it: their code is
 * loaded for a visitor who has chosen something.
 */
export function followEstimate(): void {
  const show = () =>
    load().then(
      ({ showEstimate }) => showEstimate(),
      // The page is the same without it.
      () => undefined,
    )
  // A list that is not empty.
  if (/\[\{/.test(stored(storageKey) ?? '')) void show()
  addEventListener(chosen, show)
  document.addEventListener('click', event => {
    const target = event.target instanceof Element ? event.target : null
    const button = target?.closest<HTMLButtonElement>('button[data-sold]')
    if (!button) return
    event.preventDefault()
    load()
      .then(({ pressToAdd }) => pressToAdd(button))
      .catch(() => button.form?.requestSubmit(button))
  })
}
