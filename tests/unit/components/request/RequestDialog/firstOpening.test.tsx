/**
 * The first opening on a page, when the dialog's code arrives after the click and did not see what
 * had the focus before. A separate file, because a loaded chunk stays loaded.
 *
 * @jest-environment jsdom
 */
import '../../support/browser'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RequestButton } from '@/components/request/RequestDialog/RequestButton'
import { RequestDialogHost } from '@/components/request/RequestDialog/RequestDialogHost.island'
import { labels } from './labels'

test('restores focus to the button, even if the click did not focus it', async () => {
  render(
    <>
      <RequestButton kind="mail" href="/request?kind=mail">
        Записаться
      </RequestButton>
      <RequestDialogHost
        labels={labels}
        locale="ru"
        consentVersion="1"
        policyHref="/documents/privacy.pdf"
        phone={{ number: '+77990000101', label: '+7 (799) 000-01-01' }}
      />
    </>,
  )
  const opener = screen.getByRole('link', { name: 'Записаться' })
  // As in Safari: the click does not focus, and touch screens do not hover.
  fireEvent.click(opener)
  expect(opener).not.toHaveFocus()
  await screen.findByRole('dialog', { name: labels.titles.mail })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(opener).toHaveFocus())
})
