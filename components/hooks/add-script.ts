/** Loads a third-party script, without next/script, which would add its code to every page. */
export function addScript(src: string): void {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  document.head.append(script)
}
