/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { EstimateActions } from '@/components/screens/Estimate/EstimateActions.island'

const labels = {
  label: 'Actions',
  copied: 'Copied',
  copyFailed: 'The link:',
  share: 'Share',
  print: 'Print',
  printElsewhere: 'Elsewhere',
  edit: 'Edit',
}
const url = 'https://clinic.example/analysis/estimate?ids=101'
const share = jest.fn<Promise<void>, [ShareData]>()
const writeText = jest.fn<Promise<void>, [string]>()

beforeEach(() => Object.assign(navigator, { share, clipboard: { writeText } }))

const failing = (name: string) => Object.assign(new Error(name), { name })

/** Presses "share". */
function press(): HTMLElement {
  render(
    <EstimateActions
      items={[]}
      also={[]}
      url={url}
      message="The list"
      back="/analysis/list"
      labels={labels}
    >
      <a href="/request">Request</a>
    </EstimateActions>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  return screen.getByRole('status')
}

test.each(['NotAllowedError', 'InvalidStateError', 'DataError', 'TypeError'])(
  'where the browser refuses to share (%s), the link is copied, which is said',
  async name => {
    share.mockRejectedValue(failing(name))
    writeText.mockResolvedValue()
    const status = press()
    await waitFor(() => expect(status).toHaveTextContent('Copied'))
    expect(writeText).toHaveBeenCalledWith(url)
  },
)

test('where it refuses to copy, too, the link is shown', async () => {
  share.mockRejectedValue(failing('DataError'))
  writeText.mockRejectedValue(failing('NotAllowedError'))
  const status = press()
  await waitFor(() => expect(status).toHaveTextContent(`The link: ${url}`))
})

test.each([() => share.mockResolvedValue(), () => share.mockRejectedValue(failing('AbortError'))])(
  'shared, or closed without a choice, nothing is said',
  async answer => {
    answer()
    const status = press()
    await waitFor(() => expect(share).toHaveBeenCalledWith({ text: 'The list' }))
    await new Promise(done => setTimeout(done))
    expect(status).toBeEmptyDOMElement()
    expect(writeText).not.toHaveBeenCalled()
  },
)
