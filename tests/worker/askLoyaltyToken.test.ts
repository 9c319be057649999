import { endpoints } from '../../contracts/api/table.ts'
import { expect, test } from 'vitest'
import { configurationOf } from '../../core/domain/configuration/configuration.ts'
import { askLoyaltyToken } from '../../worker/askLoyaltyToken.ts'
import { changeAccount } from '../../worker/changeAccount.ts'
import { createSecrets } from '../../worker/secrets.ts'
import type { Session } from '../../worker/session.ts'

const asking = (who: { readonly usid: string; readonly memberId?: string } | null) => {
  const asked: unknown[] = []
  const send = ({ id }: { readonly id: string }, { body }: { readonly body: unknown }) => (
    asked.push([id, body]),
    Promise.resolve({ _tag: 'Confirmed', body: {}, replayed: false })
  )
  const session = { who: () => Promise.resolve(who), send } as unknown as Session
  return {
    asked,
    settings: { session, ids: { uuidv7: () => 'k' }, locale: 'en-us' as const, secrets: createSecrets(() => 0) },
  }
}

test('LOY-02 LOY-03 the programme is asked by the session of a member, or of whoever has just joined, with who recommended the shop; nobody else asks', async () => {
  expect(configurationOf('en-us').features.loyalty).toBe(true)
  const cases = [
    [{ usid: 'u', memberId: 'M-1' }, {}, [[endpoints.fetchLoyaltyToken.id, { usid: 'u' }]]],
    [
      { usid: 'u', memberId: 'M-1' },
      { referralCode: 'FRIEND-7' },
      [[endpoints.fetchLoyaltyToken.id, { usid: 'u', referralCode: 'FRIEND-7' }]],
    ],
    [{ usid: 'u' }, { hasJoined: true }, [[endpoints.fetchLoyaltyToken.id, { usid: 'u' }]]],
    [{ usid: 'u' }, {}, []],
    [null, { hasJoined: true }, []],
  ] as const
  for (const [who, why, expected] of cases) {
    const { asked, settings } = asking(who)
    await askLoyaltyToken(settings, why)
    expect(asked).toEqual(expected)
  }
})

test('LOY-03 SIGN-40 an enrolment is followed by the token, and another change of the profile is not', async () => {
  const { asked, settings } = asking({ usid: 'u' })
  await changeAccount(settings, {
    _tag: 'ChangeProfile',
    key: 'a',
    profile: { consumerDetails: { firstName: 'Wren' } },
  })
  expect(asked.map((call) => (call as readonly unknown[])[0])).toEqual([endpoints.updateProfile.id])
  await changeAccount(settings, {
    _tag: 'ChangeProfile',
    key: 'b',
    profile: { enrollments: [{ type: 'Loyalty', optin: true, doubleOptin: true }] },
    referralCode: 'FRIEND-7',
  })
  await Promise.resolve()
  expect(asked.at(-1)).toEqual([endpoints.fetchLoyaltyToken.id, { usid: 'u', referralCode: 'FRIEND-7' }])
})
