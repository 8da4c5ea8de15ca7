import type { CDPSession } from '@playwright/test'

/** Presses Tab often, without waiting for the one before: they arrive in turn, as those of a key that is held. */
export async function holdTab(browser: CDPSession, isBack: boolean): Promise<void> {
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: isBack ? 8 : 0 }
  const presses = Array.from({ length: 20 }, () =>
    Promise.all([
      browser.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }),
      browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
    ]),
  )
  await Promise.all(presses)
}
