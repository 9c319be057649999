import type { BrowserContext, CDPSession, Page } from 'playwright'
import { inject } from 'vitest'

/** Serves the shop's worker with these lines in front, so that they run before any of our code. */
export const workerBegins = async (context: BrowserContext, lines: string): Promise<void> => {
  await context.route(/\/assets\/worker[^/]*\.js$/, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `${lines}\n${await answer.text()}` })
  })
}

/** Like a browser that may not store anything: opening throws. */
export const refusesToOpen =
  "IDBFactory.prototype.open = () => { throw new DOMException('told to keep nothing', 'SecurityError') }"

/** Like some private windows: opening starts and then fails. */
export const failsToOpen = `IDBFactory.prototype.open = () => {
  const request = new EventTarget()
  Object.assign(request, { error: new DOMException('not here', 'UnknownError'), result: undefined, transaction: null })
  setTimeout(() => { const event = new Event('error', { cancelable: true }); request.onerror?.(event); request.dispatchEvent(event) })
  return request
}`

/** Like a backing store that never answers. */
export const neverOpens = 'IDBFactory.prototype.open = () => new EventTarget()'

/**
 * The browser's side of the origin's storage. Set a limit before the first page: Chromium keeps the old one for twenty
 * seconds.
 */
export const storageOf = async (
  page: Page,
): Promise<{ limitTo(bytes: number): Promise<void>; empty(): Promise<void> }> => {
  const session: CDPSession = await page.context().newCDPSession(page)
  const origin = new URL(inject('productUrl')).origin
  return {
    limitTo: async (quotaSize) => void (await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize })),
    empty: async () => void (await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })),
  }
}

/** Fills the origin with incompressible bytes until the browser refuses even the smallest piece. */
export const fillStorage = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('ballast', 1)
      request.addEventListener('upgradeneeded', () =>
        request.result.createObjectStore('stones', { autoIncrement: true }),
      )
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error ?? new Error('no reason given')))
    })
    const put = (size: number): Promise<boolean> =>
      new Promise((resolve) => {
        const transaction = db.transaction('stones', 'readwrite')
        transaction.objectStore('stones').add(crypto.getRandomValues(new Uint8Array(size)))
        transaction.addEventListener('complete', () => resolve(true))
        transaction.addEventListener('abort', () => resolve(false))
      })
    let kept = 0
    for (let size = 65_536; size >= 1_024; size /= 4) while (await put(size)) kept += size
    db.close()
    return kept
  })
