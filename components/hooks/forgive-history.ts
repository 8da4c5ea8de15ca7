/**
 * Safari allows 100 changes of the history in 10 seconds, older versions in 30, and throws at the
 * next one: a link of Next would end on the error page. With this a link then loads its page as
 * without JavaScript, and other changes are left out. To be called once, before Next's code runs.
 */
export function forgiveHistory(): void {
  const { history } = window
  const pushState = history.pushState.bind(history)
  const replaceState = history.replaceState.bind(history)

  history.pushState = (state, unused, url) => {
    try {
      pushState(state, unused, url)
    } catch (error) {
      if (!isRefused(error)) throw error
      if (url) window.location.assign(url)
    }
  }
  history.replaceState = (state, unused, url) => {
    try {
      replaceState(state, unused, url)
    } catch (error) {
      if (!isRefused(error)) throw error
    }
  }
}

/** Other errors, such as for a state that cannot be cloned, are mistakes. */
const isRefused = (error: unknown) =>
  error instanceof DOMException && error.name === 'SecurityError'
