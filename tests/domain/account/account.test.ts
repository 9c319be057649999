import { describe, expect, test } from 'vitest'
import { associateIdleAt, isAgentAt, isNewsOfUse, nobody, signedInOn } from '../../../core/domain/account/account.ts'
import { sampleSeller } from '../../../tools/simulate/shopper/sampleShopper.ts'

const us = { site: 'us', consumerType: 'REGISTERED', at: 1 } as const
const fr = { site: 'fr', consumerType: 'LOYALTY', at: 2 } as const

test('AUTH-16 an account is signed in on one site alone', () => {
  expect(nobody()).toEqual({ signedIn: [], left: null, associate: null })
  expect(signedInOn({ signedIn: [us, fr] }, 'fr')).toEqual(fr)
  expect(signedInOn({ signedIn: [us, fr] }, 'ca')).toBeNull()
  expect(signedInOn(nobody(), 'us')).toBeNull()
})

describe('a store’s session', () => {
  test('BIS-06 it ends half an hour after its last use', () => {
    expect(associateIdleAt({ ...sampleSeller, activeAt: 1_000 })).toBe(1_801_000)
  })

  test.each([
    [60_999, false],
    [61_000, true],
    [61_001, true],
  ])('BIS-06 its use is noted once a minute (%i ms: %s)', (now, isNews) => {
    expect(isNewsOfUse({ ...sampleSeller, activeAt: 1_000 }, now)).toBe(isNews)
  })

  test.each([
    [599, true],
    [600, false],
    [601, false],
  ])('AUTH-24 its agent may approve until the agreed instant (%i ms: %s)', (at, isAgent) => {
    const associate = { ...nobody(), associate: { ...sampleSeller, activeAt: 0, agentUntil: 600 } }
    expect(isAgentAt(associate, at)).toBe(isAgent)
  })

  test('AUTH-24 without an agent nobody may approve', () => {
    expect(isAgentAt({ associate: { ...sampleSeller, activeAt: 0 } }, 0)).toBe(false)
    expect(isAgentAt(nobody(), 0)).toBe(false)
  })
})
