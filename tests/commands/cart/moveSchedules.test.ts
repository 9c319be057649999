import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownLines } from '../../../core/domain/cart/shownLines.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'
import { createLossyNetwork, networkSteps, one } from '../../support/lossyNetwork.ts'
import { createShopper, skus } from '../../support/movingShopper.ts'
import { runs } from '../../support/runs.ts'

const step = fc.oneof(
  { weight: 6, arbitrary: one('add') },
  { weight: 2, arbitrary: one('remove') },
  { weight: 3, arbitrary: one('move') },
  { weight: 1, arbitrary: one('lose') },
  { weight: 1, arbitrary: one('stop') },
  ...networkSteps,
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const places = ['en-us', 'de-de', 'en-gb', 'fr-fr', 'en-ca'] as const

/** `stop` = an item is no longer sold where the next call goes. */
const run = (schedule: readonly Step[]) => {
  const shopper = createShopper()
  const { driver, commerce, perform, cart } = shopper
  const network = createLossyNetwork(perform)
  const mixed: string[] = []
  const wanted = new Set<string>()
  let page: Locale = 'en-us'
  for (const action of schedule) {
    if (action.do === 'move') {
      page = places[action.n % places.length]!
      shopper.move(page)
    }
    if (action.do === 'add') {
      const sku = skus[action.n % skus.length]!
      if (shopper.add(sku, page) === null) wanted.add(sku)
    }
    if (action.do === 'remove') {
      const line = shownLines(driver.shop().cart)[action.n % 2]
      if (line && driver.ask({ _tag: 'RemoveLine', lineKey: line.key }) === null) wanted.delete(line.product.sku)
    }
    if (action.do === 'stop') commerce.refuse.set(skus[action.n % skus.length]!, 'INV702')
    if (action.do === 'lose') commerce.loseBaskets()
    if (action.do === 'send') network.send(driver.send())
    if (action.do === 'deliver' || action.do === 'double' || action.do === 'drop') network[action.do](action.n)
    if (action.do === 'reply') {
      const reply = network.reply(action.n)
      if (reply) driver.answer(reply.call, reply.settled)
    }
    const { currency, lines } = cart()
    if (currency !== null && lines.some((line) => line.currency !== currency)) mixed.push(action.do)
    if (currency === null && lines.some((line) => !line.isUnpriced)) mixed.push(`unpriced ${action.do}`)
  }
  shopper.settle()
  driver.ask({ _tag: 'RefreshCart' })
  shopper.settle()
  return { ...shopper, mixed, wanted }
}

test('CART-42 whatever the network does, a cart shows one currency and no line is lost without being named', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 40 }), (schedule) => {
      const { driver, commerce, mixed, wanted, cart, has } = run(schedule)
      const { lines, move, refusals, currency } = cart()
      expect(mixed).toEqual([])
      expect(commerce.clashes).toEqual([])
      if (!driver.shop().cart.rebuild) {
        expect(lines.map(({ sku, quantity }) => `${sku}×${quantity}`).toSorted()).toEqual(
          lines.length === 0 ? [] : has().toSorted(),
        )
        expect(lines.length === 0 || currency === commerce.basket()?.currency).toBe(true)
      }
      const named = new Set([
        ...lines.map(({ name }) => name),
        ...(move?.notSold ?? []).map(({ name }) => name),
        ...refusals.flatMap(({ name }) => name ?? []),
      ])
      for (const sku of wanted) expect(named).toContain(`Style ${sku}`)
    }),
    { numRuns: runs(2_000) },
  )
})
