import type { Page } from 'playwright'
import { expect } from 'vitest'

/** Runs in every page from its very beginning: hears when it comes to life. */
export const noteHydrated = "addEventListener('cairn:alive', () => Object.assign(window, { isAlive: true }))"

/** The page answers presses by itself: before that it is the server's picture of it. */
export const isAlive = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate<boolean>('window.isAlive === true'), { timeout: 15_000, interval: 50 }).toBe(true)
