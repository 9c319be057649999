import { describe, expect, test } from 'vitest'
import { cartText, possibleCarts } from '../../../tools/kills/expectedCart.ts'
import type { CartPress } from '../../../tools/kills/expectedCart.ts'
import { killsArguments } from '../../../tools/kills/kills.ts'
import { killKinds, planRound, planText } from '../../../tools/kills/planRound.ts'
import { seededChance } from '../../../tools/simulate/Chance.ts'

const add: CartPress = { kind: 'add', sku: 'boot' }
const set: CartPress = { kind: 'set', sku: 'boot', quantity: 4 }
const remove: CartPress = { kind: 'remove', sku: 'boot' }
const texts = (...presses: Parameters<typeof possibleCarts>[1]) => possibleCarts({ boot: 1 }, presses).map(cartText)

describe('the carts that may be there after a kill', () => {
  test('an acknowledged change is in every cart that may be there, a rejected one in none', () => {
    expect(texts({ press: add, fate: 'durable' })).toEqual(['boot×2'])
    expect(texts({ press: add, fate: 'rejected' })).toEqual(['boot×1'])
    expect(texts({ press: add, fate: 'durable' }, { press: remove, fate: 'durable' })).toEqual(['nothing'])
  })

  test('an unanswered change may have happened or not', () => {
    expect(texts({ press: set, fate: 'unknown' })).toEqual(['boot×1', 'boot×4'])
    expect(texts({ press: set, fate: 'unknown' }, { press: add, fate: 'durable' })).toEqual(['boot×2', 'boot×5'])
    expect(texts({ press: remove, fate: 'unknown' }, { press: set, fate: 'durable' })).toEqual(['boot×4', 'nothing'])
  })
})

test('a seed is the same round again, and every kind of kill comes', () => {
  const plans = Array.from({ length: 200 }, (_, seed) => planRound(seededChance(seed), ['boot', 'sock']))
  expect(plans).toEqual(Array.from({ length: 200 }, (_, seed) => planRound(seededChance(seed), ['boot', 'sock'])))
  expect(new Set(plans.map(({ kill }) => kill.kind))).toEqual(new Set(killKinds))
  for (const plan of plans) expect(planText(plan)).toContain(`${plan.kill.kind} killed`)
})

test('arguments of npm run kills: defaults, and wrong ones answered with a message', () => {
  expect(killsArguments([])).toEqual({ _tag: 'Run', kills: 200, seed: null, shoppers: 6 })
  expect(killsArguments(['--kills', '20', '--seed', '3', '--shoppers', '2'])).toEqual({
    _tag: 'Run',
    kills: 20,
    seed: 3,
    shoppers: 2,
  })
  expect(killsArguments(['--kills', '0'])).toEqual({
    _tag: 'Wrong',
    reason: '--kills takes a whole number from 1 to 100000, not "0".',
  })
  expect(killsArguments(['--shoppers', '99'])).toEqual({
    _tag: 'Wrong',
    reason: '--shoppers takes a whole number from 1 to 16, not "99".',
  })
  expect(killsArguments(['now'])).toMatchObject({ _tag: 'Wrong' })
})
