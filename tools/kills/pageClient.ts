import type { Views } from '../../contracts/views/workerViews.ts'

/** What one page shows and knows, read from outside. */
export type PageState = Pick<Views, 'cart' | 'checkout' | 'order' | 'connection' | 'health'> & {
  /**
   * The lines on the page: sku and the number in its field. A gift (CART-33) has no field and was not added by the
   * shopper.
   */
  readonly screen: readonly { readonly sku: string; readonly quantity: number }[]
}

/**
 * Runs in every page before the shop does. Keeps a reference to the page's workers, so that one can be terminated at
 * any moment, as a browser short of memory would; and finds the page's own end of the bridge, the one its buttons use,
 * so that what is dispatched here takes a shopper's path. Plain text, because no bundler may touch it.
 */
export const pageClient = `{
  const workers = []
  window.Worker = class extends window.Worker {
    constructor(address, options) {
      super(address, options)
      workers.push(this)
    }
  }
  const told = ['cart', 'checkout', 'order', 'connection', 'health']
  let found = null
  const storefront = () => {
    if (found) return found
    const root = document.querySelector('#root')
    const key = root ? Object.keys(root).find((name) => name.startsWith('__reactContainer$')) : undefined
    const top = key ? root[key] : undefined
    found = (top?.child ?? top?.alternate?.child)?.memoizedProps?.storefront ?? null
    if (found) for (const name of told) found.subscribe(name, () => undefined)
    return found
  }
  const lines = () =>
    [...document.querySelectorAll('main .cart-line')].flatMap((line) => [...line.querySelectorAll('input')].map(({ value }) => ({ sku: line.dataset.sku, quantity: Number(value) })))
  window.kills = {
    killWorkers: () => { for (const worker of workers.splice(0)) worker.terminate() },
    state: () => {
      const shop = storefront()
      if (!shop || told.some((name) => shop.read(name) === undefined)) return null
      return { ...Object.fromEntries(told.map((name) => [name, shop.read(name)])), screen: lines() }
    },
    press: async (command) => {
      const outcome = await storefront().dispatch(command)
      // The health of the disk arrives next to the answer: it is read when both have arrived.
      await new Promise((resolve) => setTimeout(resolve))
      return { outcome, storage: storefront().read('health').storage }
    },
    keepCard: (name, card) => storefront().keepCard(name, card),
    ask: (query) => new Promise((resolve, reject) => {
      let answer = null
      storefront().ask(query, (message) => { answer = message.answer ?? answer }).then(() => resolve(answer), reject)
    }),
    // This worker may be dead and never answer; then the next one is asked.
    exportLog: async () => {
      for (;;) {
        const late = new Promise((resolve) => setTimeout(() => resolve(null), 10_000))
        const log = await Promise.race([storefront().openRecorder().then((recorder) => recorder.export()), late])
        if (log !== null) return log
      }
    },
  }
}`
