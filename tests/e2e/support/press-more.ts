import type { Locator } from '@playwright/test'

/**
 * Presses the button below a long list. Rows are laid out when they come near, and a jump to the
 * button would move it away between the mouse's down and up: first that has happened.
 */
export async function pressMore(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded()
  await button.evaluate(async () => {
    for (let frames = 0; frames < 4; frames += 1) await new Promise(requestAnimationFrame)
  })
  await button.click()
}
