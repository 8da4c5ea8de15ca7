/** A script of an outside service. By hand: next/script would bring its own code to every page. */
export function addScript(src: string): void {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  document.head.append(script)
}
