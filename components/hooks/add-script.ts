import { whenShown } from './when-shown'

/**
 * Loads a third-party script, without next/script, which would add its code to every page. On a page
 * that the browser has rendered in advance, not before it is opened: such scripts count visits.
 */
export function addScript(src: string): void {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  whenShown(() => document.head.append(script))
}
