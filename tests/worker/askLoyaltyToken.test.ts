import { endpoints } from '../../contracts/api/table.ts'
import { describe, expect, test } from 'vitest'
import { configurationOf } from '../../core/domain/configuration/configuration.ts'
import { askLoyaltyToken } from '../../worker/requests/askLoyaltyToken.ts'
import { requestHandlers } from '../../worker/requests/requestHandlers.ts'
import { requestSettings } from './requestSettings.ts'

const confirmed = { _tag: 'Confirmed', body: { loyaltyToken: 'secret', memberId: 'M-1' }, replayed: false }

const asking = (who: { readonly usid: string; readonly memberId?: string } | null, answer: object = confirmed) => {
  const requests: unknown[] = []
  const settings = requestSettings(
    ({ id, input }) => {
      requests.push([id, 'body' in input && input.body])
      return answer
    },
    { session: { who: () => Promise.resolve(who) }, ids: { uuidv7: () => 'k' }, locale: 'en-us' },
  )
  return { requests, settings }
}

test('LOY-02 the shop in the United States has a loyalty programme', () => {
  expect(configurationOf('en-us').features.loyalty).toBe(true)
})

describe('API-009 the programme’s token', () => {
  test.each([
    [{ usid: 'u', memberId: 'M-1' }, {}, [[endpoints.fetchLoyaltyToken.id, { usid: 'u' }]]],
    [
      { usid: 'u', memberId: 'M-1' },
      { referralCode: 'FRIEND-7' },
      [[endpoints.fetchLoyaltyToken.id, { usid: 'u', referralCode: 'FRIEND-7' }]],
    ],
    [{ usid: 'u' }, { hasJoined: true }, [[endpoints.fetchLoyaltyToken.id, { usid: 'u' }]]],
    [{ usid: 'u' }, {}, []],
    [null, { hasJoined: true }, []],
  ] as const)(
    'LOY-02 LOY-03 is asked for by a member’s session or one that has just joined: %j with %j',
    async (who, why, expected) => {
      const { requests, settings } = asking(who)
      await askLoyaltyToken(settings, why)
      expect(requests).toEqual(expected)
    },
  )

  test('LOY-02 is refused to who is unknown there, which nobody is told and which is not asked again', async () => {
    const refused = { _tag: 'Refused', status: 404, appId: null, errorId: '4044', message: 'said', details: {} }
    const { requests, settings } = asking({ usid: 'u', memberId: 'M-1' }, refused)
    expect(await askLoyaltyToken(settings, {})).toBeUndefined()
    expect(requests).toEqual([[endpoints.fetchLoyaltyToken.id, { usid: 'u' }]])
  })

  test('LOY-03 SIGN-40 follows an enrolment, and no other change of the profile', async () => {
    const { requests, settings } = asking({ usid: 'u' })
    await requestHandlers.changeProfile(
      settings,
      {
        profile: { consumerDetails: { firstName: 'Wren' } },
      },
      'a',
    )
    expect(requests.map((call) => (call as readonly unknown[])[0])).toEqual([endpoints.updateProfile.id])
    await requestHandlers.changeProfile(
      settings,
      {
        profile: { enrollments: [{ type: 'Loyalty', optin: true, doubleOptin: true }] },
        referralCode: 'FRIEND-7',
      },
      'b',
    )
    await Promise.resolve()
    expect(requests.at(-1)).toEqual([endpoints.fetchLoyaltyToken.id, { usid: 'u', referralCode: 'FRIEND-7' }])
  })
})
