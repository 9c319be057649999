import fc from 'fast-check'
import { expect, test } from 'vitest'
import { given } from '../../support/given.ts'
import { shownFavorites } from '../../../core/domain/favorites/favorites.ts'
import { createLossyNetwork, networkSteps, one } from '../../support/lossyNetwork.ts'
import { runs } from '../../support/runs.ts'
import { createModelCommerce } from '../../support/modelCommerce.ts'
import { sampleFavorite } from '../../support/sampleProducts.ts'
import { createShopDriver } from '../../support/shopDriver.ts'

const ids = ['A', 'B', 'C', 'D']
const named = (n: number) => ids[n % ids.length] ?? 'A'

/**
 * The shopper presses hearts, the network loses, duplicates and reorders, the session changes, another device joins in.
 */
const step = fc.oneof(
  { weight: 8, arbitrary: one('press') },
  ...networkSteps,
  { weight: 1, arbitrary: one('lose') },
  { weight: 1, arbitrary: one('elsewhere') },
  { weight: 1, arbitrary: one('refresh') },
  { weight: 1, arbitrary: one('share') },
)
const schedules = fc.array(step, { minLength: 1, maxLength: 40 })
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const run = (schedule: readonly Step[]) => {
  const commerce = createModelCommerce([])
  const driver = createShopDriver()
  const network = createLossyNetwork(commerce.perform)
  const wished = new Map<string, boolean>()
  const shownIds = () => shownFavorites(driver.shop().favorites).map(({ productId }) => productId)
  const flickers: string[] = []
  for (const { do: what, n } of schedule) {
    if (what === 'press') {
      const productId = named(n)
      const isLiked = shownIds().includes(productId)
      if (isLiked) driver.ask({ _tag: 'RemoveFavorite', productId })
      else driver.ask({ _tag: 'AddFavorite', product: sampleFavorite(productId) })
      wished.set(productId, !isLiked)
    }
    if (what === 'refresh') driver.ask({ _tag: 'RefreshFavorites' })
    if (what === 'share') driver.ask({ _tag: 'ShareFavorites' })
    if (what === 'lose') commerce.favorites.loseList()
    if (what === 'elsewhere') {
      commerce.favorites.likeElsewhere(`other-${n}`)
      wished.set(`other-${n}`, true)
    }
    if (what === 'send') network.send(driver.send())
    if (what === 'deliver' || what === 'double' || what === 'drop') network[what](n)
    const reply = what === 'reply' ? network.reply(n) : undefined
    if (reply) {
      const before = shownIds()
      driver.answer(reply.call, reply.settled)
      for (const id of before)
        if (ids.includes(id) && !shownIds().includes(id)) flickers.push(`${id} went with ${reply.call.key}`)
    }
  }
  driver.settle(commerce)
  driver.ask({ _tag: 'RefreshFavorites' })
  driver.settle(commerce)
  return { driver, commerce, shownIds, wished, flickers }
}

test('FAV-04 FAV-07 the last favorite is there exactly once on both sides and nothing is owed, whatever the network does', () => {
  fc.assert(
    fc.property(schedules, (schedule) => {
      const { driver, commerce, shownIds, wished } = run(schedule)
      given(driver.shop()).owes([])
      expect(shownIds().toSorted()).toEqual(commerce.favorites.ids().toSorted())
      const pressed = [...wished].filter(([id, isWished]) => isWished && ids.includes(id)).map(([id]) => id)
      expect(
        shownIds()
          .filter((id) => ids.includes(id))
          .toSorted(),
      ).toEqual(pressed.toSorted())
    }),
    { numRuns: runs(600) },
  )
})

test('FAV-04 an answer never takes a favorite off the screen, and a key names one payload for ever', () => {
  fc.assert(
    fc.property(schedules, (schedule) => {
      const { flickers, commerce } = run(schedule)
      expect(flickers).toEqual([])
      expect(commerce.clashes).toEqual([])
    }),
    { numRuns: runs(600) },
  )
})
