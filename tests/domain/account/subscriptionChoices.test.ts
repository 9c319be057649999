import { describe, expect, test } from 'vitest'
import type { ConsumerProfile, Subscription } from '../../../contracts/api/entities/consumer.ts'
import { subscriptionChoices, subscriptionToSend } from '../../../core/domain/account/profileRules.ts'
import { defined } from '../../../core/domain/fields/fields.ts'

const email = 'wren@example.com'
const on: Subscription = {
  type: 'Newsletter',
  channel: 'email',
  optin: true,
  doubleOptin: false,
  recipient: email,
  category: 'subscription',
}
const profile = (
  phone: string | undefined,
  isLoyaltyMember: boolean,
  subscriptions: readonly Subscription[],
): Pick<ConsumerProfile, 'consumerDetails' | 'isLoyaltyMember' | 'subscriptions'> => ({
  consumerDetails: { email, address: [], identity: [], ...defined({ phone }) },
  isLoyaltyMember,
  subscriptions,
})

describe('the choices that are offered', () => {
  test('ACC-04 ACC-16 a member is offered both newsletters, and messages to a phone that is still to be given', () => {
    expect(subscriptionChoices(profile(undefined, true, [on]), 'en-us')).toEqual([
      { channel: 'email', type: 'Newsletter', recipient: email, isOn: true },
      { channel: 'email', type: 'LoyaltyNewsletter', recipient: email, isOn: false },
      { channel: 'sms', type: 'Newsletter', recipient: null, isOn: false },
    ])
  })

  test('ACC-04 ACC-16 without loyalty, and where the locale has no messages, only the newsletter is offered', () => {
    expect(subscriptionChoices(profile('+33612345678', false, [{ ...on, optin: false }]), 'fr-fr')).toEqual([
      { channel: 'email', type: 'Newsletter', recipient: email, isOn: false },
    ])
  })

  test('ACC-16 every active subscription can be ended in every locale, at its recipient', () => {
    const bySms: Subscription = { ...on, channel: 'sms', recipient: '+13035550100' }
    expect(subscriptionChoices(profile('+13035550199', false, [bySms]), 'fr-fr').at(-1)).toEqual({
      channel: 'sms',
      type: 'Newsletter',
      recipient: '+13035550100',
      isOn: true,
    })
  })
})

test('ACC-04 a choice as it is sent', () => {
  const [choice] = subscriptionChoices(profile(undefined, false, []), 'en-us')
  expect(choice && subscriptionToSend(choice, email, true, 'en-us')).toEqual({ ...on, country: 'US', region: 'NA' })
})
