import { expect, test } from 'vitest'
import { associateIdleAt, isAgentAt, isNewsOfUse, nobody, signedInOn } from '../../../core/domain/account/account.ts'
import { sampleSeller } from '../../../tools/simulate/shopper/sampleShopper.ts'

const us = { site: 'us', consumerType: 'REGISTERED', at: 1 } as const
const fr = { site: 'fr', consumerType: 'LOYALTY', at: 2 } as const

test('AUTH-16 somebody is signed in on one site, and on that one alone', () => {
  expect(nobody()).toEqual({ signedIn: [], left: null, associate: null })
  expect([
    signedInOn({ signedIn: [us, fr] }, 'fr'),
    signedInOn({ signedIn: [us, fr] }, 'ca'),
    signedInOn(nobody(), 'us'),
  ]).toEqual([fr, null, null])
})

test('BIS-06 a store’s session ends half an hour after its last use, which is noted once a minute', () => {
  const session = { ...sampleSeller, activeAt: 1_000 }
  expect(associateIdleAt(session)).toBe(1_801_000)
  expect([60_999, 61_000, 61_001].map((now) => isNewsOfUse(session, now))).toEqual([false, true, true])
})

test('AUTH-24 the agent’s word counts until its ten minutes are over, and nobody’s is none', () => {
  const associate = { ...nobody(), associate: { agentUntil: 600 } as never }
  expect([599, 600, 601].map((at) => isAgentAt(associate, at))).toEqual([true, false, false])
  expect([isAgentAt({ associate: {} as never }, 0), isAgentAt(nobody(), 0)]).toEqual([false, false])
})
