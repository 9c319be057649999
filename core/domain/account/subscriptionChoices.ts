import type { ConsumerProfile, Subscription } from '../../../contracts/api/consumer.ts'
import { locales } from '../locale/locales.ts'
import type { Locale } from '../locale/locales.ts'
import { signUpFields } from './signUpFields.ts'

/** `recipient` null: the account does not know it yet. */
export type SubscriptionChoice = Pick<Subscription, 'channel' | 'type'> & {
  readonly recipient: string | null
  readonly isOn: boolean
}

/** ACC-04, ACC-16: what somebody may ask the shop to send, in the order shown; what is on can be ended in every locale. */
export const subscriptionChoices = (
  profile: Pick<ConsumerProfile, 'consumerDetails' | 'isLoyaltyMember' | 'subscriptions'>,
  locale: Locale,
): readonly SubscriptionChoice[] => {
  const { consumerDetails, isLoyaltyMember, subscriptions } = profile
  const { email, phone } = consumerDetails
  const choice = (
    channel: Subscription['channel'],
    type: Subscription['type'],
    own: string | undefined,
  ): SubscriptionChoice => {
    const on = subscriptions.find((each) => each.channel === channel && each.type === type && each.optin)
    return { channel, type, recipient: on?.recipient ?? own ?? null, isOn: on !== undefined }
  }
  const bySms = choice('sms', 'Newsletter', phone)
  return [
    choice('email', 'Newsletter', email),
    ...(isLoyaltyMember ? [choice('email', 'LoyaltyNewsletter', email)] : []),
    ...(signUpFields(locale).hasSms || bySms.isOn ? [bySms] : []),
  ]
}

/** ACC-04: what of a choice is sent; the shop's own clock says when it was made. */
export const subscriptionToSend = (
  { channel, type }: SubscriptionChoice,
  recipient: string,
  optin: boolean,
  locale: Locale,
): Subscription => {
  const { country, site } = locales[locale]
  return { type, channel, optin, doubleOptin: false, recipient, category: 'subscription', country, region: site }
}
