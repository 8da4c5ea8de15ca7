/** `localStorage`: the ids of the notices that a visitor has closed, the last ones. */
const key = 'closedNotices'
const most = 20

/**
 * Hides the notices that the visitor has closed, before they are painted, so that nothing moves; and
 * closes one, also before the page's scripts are there. The focus goes on to the header.
 */
export const noticeScript = `{
  let closed = []
  try { closed = JSON.parse(localStorage.${key} || '[]') } catch {}
  for (const notice of document.currentScript.parentElement.querySelectorAll('[data-notice]')) {
    const id = notice.dataset.notice
    notice.hidden = closed.includes(id)
    notice.querySelector('button').onclick = () => {
      notice.hidden = true
      document.querySelector('header a').focus()
      closed = [...closed, id].slice(-${most})
      try { localStorage.${key} = JSON.stringify(closed) } catch {}
    }
  }
}`
