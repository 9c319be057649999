import type { Page } from 'playwright'
import { expect } from 'vitest'

/** Runs in every page from its very beginning, and notices when it comes alive. */
export const noteHydrated = "addEventListener('cairn:alive', () => Object.assign(window, { isAlive: true }))"

/** The page itself answers presses: before that it is the server's picture. */
export const isAlive = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate<boolean>('window.isAlive === true'), { timeout: 15_000, interval: 50 }).toBe(true)
