import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placingTable } from '../../../core/domain/order/placing.ts'
import { atChallenge } from '../../support/challengeWalk.ts'
import { createLossyNetwork, networkSteps, one } from '../../support/lossyNetwork.ts'
import { runs } from '../../support/runs.ts'

const step = fc.oneof(
  { weight: 3, arbitrary: one('place') },
  { weight: 2, arbitrary: one('authorise') },
  { weight: 1, arbitrary: one('refuse') },
  { weight: 1, arbitrary: one('close') },
  { weight: 1, arbitrary: one('forget') },
  { weight: 1, arbitrary: one('bill') },
  ...networkSteps,
)

/**
 * Up to two senders, a network that loses, duplicates and reorders, memories that are lost, and a shopper who presses
 * anything.
 */
test('PAY-31 PAY-33 whatever happens there is one order for one charge, none without the bank, and the lines are never lost', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.array(step, { minLength: 1, maxLength: 30 }), (isAsked, schedule) => {
      const world = atChallenge()
      const { driver, commerce, phase, calm, written } = world
      const before = world.lines()
      if (isAsked) {
        world.place()
        calm()
      }
      const network = createLossyNetwork(commerce.perform)
      for (const action of schedule) {
        const from = phase()
        switch (action.do) {
          case 'place':
            world.place()
            break
          case 'authorise':
          case 'refuse':
          case 'close': {
            const rejection =
              action.do === 'close' ? world.close() : world.give(action.do === 'authorise' ? 'authorised' : 'refused')
            expect(rejection).toEqual(from === 'challenge' ? null : { _tag: 'NoChallenge' })
            break
          }
          case 'forget':
            world.memory.clear()
            break
          case 'bill':
            world.pay('card-2')
            break
          case 'send': {
            const call = driver.send()
            const sent = call && written(call)
            network.send(sent)
            if (call && !sent) driver.answer(call, { _tag: 'SecretGone' })
            break
          }
          case 'deliver':
          case 'double':
          case 'drop':
            network[action.do](action.n)
            break
          case 'reply': {
            const reply = network.reply(action.n)
            if (reply) driver.answer(reply.call, reply.settled)
            break
          }
        }
        const to = phase()
        if (from !== null && to !== null && from !== to) expect(Object.values(placingTable[from])).toContain(to)
        expect(driver.shop().order.confirmed === null || commerce.orders.length === 1).toBe(true)
      }
      calm()
      if (phase() === 'challenge') world.close()
      calm()
      const { order } = driver.shop()
      expect(phase()).toBeNull()
      expect(commerce.clashes).toEqual([])
      expect(commerce.orders.map(({ orderNumber }) => orderNumber)).toEqual(
        order.confirmed ? [order.confirmed.orderNumber] : [],
      )
      if (order.confirmed) expect(world.hasAuthorised()).toBe(true)
      else expect(world.lines()).toEqual(before)
    }),
    { numRuns: runs(300) },
  )
})
