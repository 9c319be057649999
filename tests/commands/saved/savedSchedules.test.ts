import fc from 'fast-check'
import { expect, test } from 'vitest'
import { given } from '../../support/given.ts'
import { shownLines } from '../../../core/domain/cart/shownLines.ts'
import { shownSaved } from '../../../core/domain/saved/saved.ts'
import { createLossyNetwork, networkSteps, one } from '../../support/lossyNetwork.ts'
import { runs } from '../../support/runs.ts'
import { createModelCommerce } from '../../support/modelCommerce.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'
import { createShopDriver } from '../../support/shopDriver.ts'

const skus = ['A-1', 'B-1', 'C-1']
const products = skus.map((sku) => sampleProduct(sku, { maxQuantity: 100_000 }))

/**
 * Items move back and forth while the network loses, duplicates and reorders, and the server forgets the basket or the
 * session.
 */
const step = fc.oneof(
  { weight: 3, arbitrary: one('add') },
  { weight: 5, arbitrary: one('save') },
  { weight: 5, arbitrary: one('move') },
  ...networkSteps,
  { weight: 1, arbitrary: one('loseBasket') },
  { weight: 1, arbitrary: one('loseSaved') },
  { weight: 1, arbitrary: one('refresh') },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const run = (schedule: readonly Step[]) => {
  const commerce = createModelCommerce(products)
  const driver = createShopDriver()
  const network = createLossyNetwork(commerce.perform)
  const added = new Map<string, number>()
  const losses: string[] = []
  /** Pieces by sku, wherever the shopper sees them. */
  const seen = () => {
    const { cart, saved } = driver.shop()
    const pieces = new Map<string, number>()
    for (const { product, quantity } of [...shownLines(cart), ...shownSaved(saved, cart)])
      pieces.set(product.sku, (pieces.get(product.sku) ?? 0) + quantity)
    return [...pieces].map(([sku, count]) => `${sku}×${count}`).toSorted()
  }
  const wanted = () => [...added].map(([sku, count]) => `${sku}×${count}`).toSorted()
  for (const { do: what, n } of schedule) {
    const { cart, saved } = driver.shop()
    const product = products[n % products.length] ?? sampleProduct('A-1')
    const lines = shownLines(cart)
    const items = shownSaved(saved, cart)
    if (what === 'add' && driver.ask({ _tag: 'AddItem', product, quantity: 1 + (n % 3) }) === null)
      added.set(product.sku, (added.get(product.sku) ?? 0) + 1 + (n % 3))
    if (what === 'save') driver.ask({ _tag: 'SaveForLater', lineKey: lines[n % (lines.length || 1)]?.key ?? '' })
    if (what === 'move') driver.ask({ _tag: 'MoveToCart', key: items[n % (items.length || 1)]?.key ?? '' })
    if (what === 'refresh') driver.ask({ _tag: 'RefreshSaved' })
    if (what === 'loseBasket') commerce.loseBaskets()
    if (what === 'loseSaved') commerce.saved.loseList()
    if (what === 'send') network.send(driver.send())
    if (what === 'deliver' || what === 'double' || what === 'drop') network[what](n)
    const reply = what === 'reply' ? network.reply(n) : undefined
    if (reply) driver.answer(reply.call, reply.settled)
    if (String(seen()) !== String(wanted()) && losses.length === 0)
      losses.push(`after ${what}: ${String(seen())}, wanted ${String(wanted())}`)
  }
  driver.ask({ _tag: 'RefreshCart' })
  driver.settle(commerce)
  driver.ask({ _tag: 'RefreshSaved' })
  driver.settle(commerce)
  return { driver, commerce, seen, wanted, losses }
}

const schedules = fc.array(step, { minLength: 1, maxLength: 45 })
/** A list that was lost in the middle of a move may have to be read twice: those schedules have their own law. */
const steady = fc.array(
  step.filter(({ do: what }) => what !== 'loseSaved' && what !== 'loseBasket'),
  { minLength: 1, maxLength: 45 },
)

test('FAV-13 FAV-14 moving to and fro is one action that never loses or doubles a piece, whatever the network does', () => {
  fc.assert(
    fc.property(steady, (schedule) => {
      const { driver, commerce, seen, wanted, losses } = run(schedule)
      expect(losses).toEqual([])
      expect(seen()).toEqual(wanted())
      given(driver.shop()).owes([])
      const { cart, saved } = driver.shop()
      expect(
        shownSaved(saved, cart)
          .map(({ product, quantity }) => `${product.sku}×${quantity}`)
          .toSorted(),
      ).toEqual([...commerce.saved.lines()].toSorted())
      expect(
        shownLines(cart)
          .map(({ product, quantity }) => `${product.sku}×${quantity}`)
          .toSorted(),
      ).toEqual((commerce.basket()?.items ?? []).map(({ productId, qty }) => `${productId}×${qty}`).toSorted())
    }),
    { numRuns: runs(600) },
  )
})

test('FAV-13 a server that forgets the basket or the list loses nothing of the shopper, and a key names one payload for ever', () => {
  fc.assert(
    fc.property(schedules, (schedule) => {
      const { driver, commerce, seen, wanted } = run(schedule)
      expect(commerce.clashes).toEqual([])
      given(driver.shop()).owes([])
      const left = new Map(seen().map((answer) => [answer.split('×')[0] ?? '', Number(answer.split('×')[1])]))
      for (const answer of wanted()) {
        const [sku = '', count] = answer.split('×')
        expect(left.get(sku) ?? 0).toBeGreaterThanOrEqual(Number(count))
      }
    }),
    { numRuns: runs(600) },
  )
})
