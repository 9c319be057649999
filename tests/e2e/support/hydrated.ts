import type { Page } from 'playwright'
import { expect } from 'vitest'

/** Runs in every page from its very beginning, and notices when it comes alive. */
export const noteHydrated = "addEventListener('cairn:alive', () => Object.assign(window, { isAlive: true }))"

/** As long as a page may take on a processor four times as slow that has other work to do, ms. */
const patienceMs = 40_000

/** The page itself answers presses: before that it is the server's picture. So do the parts whose code comes later. */
export const isAlive = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate<boolean>(allAlive), { timeout: patienceMs, interval: 50 }).toBe(true)

/** The page alone, while code of its parts is held back. */
export const isPageAlive = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate<boolean>('window.isAlive === true'), { timeout: patienceMs, interval: 50 }).toBe(true)

/** React's elements bear its keys. */
const allAlive = `window.isAlive === true && [...document.querySelectorAll(':is([data-late], footer) :is(a, button)')]
  .every((element) => Object.keys(element).some((key) => key.startsWith('__react')))`
