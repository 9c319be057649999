import { expect, test } from 'vitest'
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

test('BIS-06 a store’s session ends half an hour after its last use, which is noted once a minute', () => {
  const session = { ...sampleSeller, activeAt: 1_000 }
  expect(associateIdleAt(session)).toBe(1_801_000)
  expect([60_999, 61_000, 61_001].map((now) => isNewsOfUse(session, now))).toEqual([false, true, true])
})

test('AUTH-24 an agent’s word counts for ten minutes, and without an agent there is none', () => {
  const session = { ...sampleSeller, activeAt: 0 }
  const associate = { ...nobody(), associate: { ...session, agentUntil: 600 } }
  expect([599, 600, 601].map((at) => isAgentAt(associate, at))).toEqual([true, false, false])
  expect(isAgentAt({ associate: session }, 0)).toBe(false)
  expect(isAgentAt(nobody(), 0)).toBe(false)
})
