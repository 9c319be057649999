/** Codes and links stand here only as SHA-256 hashes, passwords only as `password.ts` keeps them; times are epoch ms. */
export type ConsumerTables = {
  consumer: {
    id: string
    /** In lower case. */
    email: string
    password: string
    type: 'REGISTERED' | 'LOYALTY' | 'EMPLOYEE' | 'ATHLETE' | 'PROSUMER'
    /** AUTH-24: may sign in at a store. */
    is_agent: boolean
    member_id: string | null
    /** ACC-01: of prosumers. */
    programme: 'WRANX' | 'IPA' | null
    programme_number: string | null
    first_name: string
    last_name: string
    /** PHONE-03: a plus, the country code and the national digits; nobody else has it. */
    phone: string | null
    phone_code: string | null
    postal_code: string | null
    /** `YYYY-MM-DD` */
    birth_date: string | null
    gender: string | null
    /** SIGN-33, SIGN-36, SIGN-08: where this account came from. */
    source_store: string | null
    source_campaign: string | null
    lead_source: string | null
    referral_code: string | null
    loyalty_since: number | null
    /** REW135: opted in, and not yet a second time. */
    loyalty_unconfirmed_at: number | null
    /** SIGN-31, SIGN-34 */
    policy_confirmed_at: number | null
    /** ACC-05 */
    interests: string | null
    preferred_shoe_size: string | null
    /** AUTH-17 */
    terms_accepted_at: number | null
    /** Locked by hand (AUT441). */
    locked_at: number | null
    created_at: number
  }
  /** ACC-04: one row per recipient and kind, whoever asked; `consumer_id` null: somebody without an account. */
  subscription: {
    channel: 'email' | 'sms'
    type: 'Newsletter' | 'LoyaltyNewsletter'
    recipient: string
    consumer_id: string | null
    opted_in: boolean
    country: string
    at: number
  }
  /** AUTH-25: from where somebody has signed in; `hash` of the device’s secret and the name. */
  known_device: { hash: string; consumer_id: string; seen_at: number }
  /** `guest` = whose things the exchange may carry over. */
  authorization_code: {
    hash: string
    consumer_id: string
    challenge: string
    state: string
    guest: string | null
    expires_at: number
    used_at: number | null
    /** What it has opened. */
    session_id: string | null
  }
  password_reset: { hash: string; consumer_id: string; expires_at: number; used_at: number | null }
  /** AUTH-07: a guest's basket that went into an account: its old name, what it is now, and whose it was. */
  basket_carried: { guest_basket_id: string; basket_id: string; guest: string }
}
