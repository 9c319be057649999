import type { BrowserContext, Page } from 'playwright'
import { expect } from 'vitest'

/** As long as Playwright's `networkidle`, ms. */
const quietMs = 500

type Requests = { readonly open: Set<unknown>; changedAt: number }

const requestsOf = new WeakMap<BrowserContext, Requests>()

/** Before the first page: from now on it is known which requests of this profile, its workers' too, are under way. */
export const watchRequests = (context: BrowserContext): void => {
  const requests: Requests = { open: new Set(), changedAt: performance.now() }
  requestsOf.set(context, requests)
  const noted = (change: (request: unknown) => void) => (request: unknown) => {
    change(request)
    requests.changedAt = performance.now()
  }
  const end = noted((request) => requests.open.delete(request))
  context.on(
    'request',
    noted((request) => requests.open.add(request)),
  )
  context.on('requestfinished', end).on('requestfailed', end)
}

/**
 * Nothing has been fetched for as long as `networkidle` would wait, which itself is known of new documents only and
 * returns at once on every later page of the shop. A worker may still compute: wait for what the screen shows first.
 */
export const isQuiet = async (page: Page): Promise<void> => {
  const requests = requestsOf.get(page.context())
  if (requests === undefined) throw new Error('The requests of this page are not watched.')
  const from = performance.now()
  await expect
    .poll(() => requests.open.size === 0 && performance.now() - Math.max(from, requests.changedAt) > quietMs, {
      interval: 50,
    })
    .toBe(true)
}
