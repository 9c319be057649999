import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Settled } from '../../core/commands/answer.ts'
import type { Call } from '../../core/commands/call.ts'
import { wants } from '../../core/commands/wants.ts'
import { shownFavorites } from '../../core/domain/favorites/favorites.ts'
import { runs } from '../support/runs.ts'
import { createModelCommerce } from '../support/modelCommerce.ts'
import { sampleFavorite } from '../support/sampleProducts.ts'
import { createShopDriver } from '../support/shopDriver.ts'

const ids = ['A', 'B', 'C', 'D']
const named = (n: number) => ids[n % ids.length] ?? 'A'
const one = <Name extends string>(name: Name) => fc.record({ do: fc.constant(name), n: fc.nat(9) })

/** The shopper presses hearts, the network loses, doubles and reorders, the session changes, another device joins in. */
const step = fc.oneof(
  { weight: 8, arbitrary: one('press') },
  { weight: 8, arbitrary: one('send') },
  { weight: 6, arbitrary: one('deliver') },
  { weight: 6, arbitrary: one('reply') },
  { weight: 2, arbitrary: one('double') },
  { weight: 2, arbitrary: one('drop') },
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
  const requests: Call[] = []
  const replies: { readonly call: Call; readonly settled: Settled }[] = []
  const wished = new Map<string, boolean>()
  const shown = () => shownFavorites(driver.shop().favorites).map(({ productId }) => productId)
  const flickers: string[] = []
  for (const { do: what, n } of schedule) {
    if (what === 'press') {
      const productId = named(n)
      const isLiked = shown().includes(productId)
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
    if (what === 'send') {
      const call = driver.send()
      if (call) requests.push(call)
    }
    const place = n % (requests.length || 1)
    if (what === 'double' && requests[place]) requests.push(requests[place])
    if (what === 'deliver') for (const call of requests.splice(place, 1)) replies.push({ call, settled: commerce.perform(call) })
    if (what === 'drop') (n % 2 ? requests : replies).splice(n % ((n % 2 ? requests : replies).length || 1), 1)
    if (what === 'reply') {
      for (const reply of replies.splice(n % (replies.length || 1), 1)) {
        const before = shown()
        driver.answer(reply.call, reply.settled)
        for (const id of before) if (ids.includes(id) && !shown().includes(id)) flickers.push(`${id} went with ${reply.call.key}`)
      }
    }
  }
  driver.settle(commerce)
  driver.ask({ _tag: 'RefreshFavorites' })
  driver.settle(commerce)
  return { driver, commerce, shown, wished, flickers }
}

test('FAV-04 FAV-07 whatever the network does, what was liked last is there exactly once on both sides, and nothing is owed', () => {
  fc.assert(
    fc.property(schedules, (schedule) => {
      const { driver, commerce, shown, wished } = run(schedule)
      expect(wants(driver.shop())).toEqual([])
      expect(shown().toSorted()).toEqual(commerce.favorites.ids().toSorted())
      const pressed = [...wished].filter(([id, isWished]) => isWished && ids.includes(id)).map(([id]) => id)
      expect(shown().filter((id) => ids.includes(id)).toSorted()).toEqual(pressed.toSorted())
    }),
    { numRuns: runs(600) },
  )
})

test('FAV-04 an answer never takes a favorite off the screen, and a key names one payload for ever', () => {
  fc.assert(
    fc.property(schedules, (schedule) => {
      const { flickers, commerce } = run(schedule)
      expect([flickers, commerce.clashes]).toEqual([[], []])
    }),
    { numRuns: runs(600) },
  )
})
