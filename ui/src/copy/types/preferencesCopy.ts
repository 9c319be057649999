/** Made from the messages by tools/copy/writeCopyTypes.ts. */
export interface PreferencesCopy extends Readonly<Record<PlainKey, () => string>> {
}

type PlainKey =
  | 'title' | 'interests' | 'interestsLede' | 'interest_hiking' | 'interest_trailRunning' | 'interest_climbing' | 'interest_camping'
  | 'interest_snow' | 'interest_travel' | 'shoeSize' | 'noSize' | 'saveInterests' | 'saved' | 'nothing' | 'subscriptions' | 'Newsletter_email'
  | 'LoyaltyNewsletter_email' | 'Newsletter_sms' | 'LoyaltyNewsletter_sms' | 'needsPhone' | 'subscribed' | 'unsubscribed' | 'notNow'
