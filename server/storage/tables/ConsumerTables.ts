import type { Generated } from 'kysely'
import type { Address } from '../../../contracts/api/entities/address.ts'
import type { Gender } from '../../../contracts/api/entities/consumer.ts'
import type { CardBrand } from '../../../contracts/api/entities/paymentInstrument.ts'
import type { Json } from './CatalogTables.ts'

/**
 * Codes and links are stored only as SHA-256 hashes, passwords only in the form of `password.ts`; times are epoch ms.
 */
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
    /** PHONE-03: a plus, the country code and the national digits; unique. */
    phone: string | null
    phone_code: string | null
    postal_code: string | null
    /** `YYYY-MM-DD` */
    birth_date: string | null
    gender: typeof Gender.Type | null
    /** SIGN-33, SIGN-36, SIGN-08: where this account came from. */
    source_store: string | null
    source_campaign: string | null
    lead_source: string | null
    referral_code: string | null
    loyalty_since: number | null
    /** REW135: opted in, but not confirmed yet. */
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
  /**
   * ACC-04: one row per recipient and kind, no matter who subscribed it; `consumer_id` null: a person without an
   * account.
   */
  subscription: {
    channel: 'email' | 'sms'
    type: 'Newsletter' | 'LoyaltyNewsletter'
    recipient: string
    consumer_id: string | null
    opted_in: boolean
    country: string
    at: number
    /** SIGN-77: in the links of its letters; null = it has had none. */
    unsubscribe_key: Generated<string | null>
  }
  /** AUTH-25: the devices that have signed in; `hash` of the device’s secret and the name. */
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
    /** The session it has opened. */
    session_id: string | null
  }
  password_reset: { hash: string; consumer_id: string; expires_at: number; used_at: number | null }
  /** AUTH-07: a guest's basket that was carried into an account: its old id, what it is now, and whose it was. */
  basket_carried: { guest_basket_id: string; basket_id: string; guest: string }
}

export type EventTables = {
  /**
   * SIGN-74: one per account and event; `days` joined with ',', `ends_at` = the end of the event's last day, everywhere;
   * `at` by the server's clock.
   */
  event_registration: {
    id: string
    event_id: string
    consumer_id: string
    days: string
    plus_one: string | null
    first_name: string
    last_name: string
    phone: string | null
    ends_at: number
    at: number
  }
}

export type AddressBookTables = {
  /**
   * ACC-20. `document`: without ids, type and main flag. `sameness`: ACC-25. `created_at`: epoch ms; the oldest comes
   * first.
   */
  consumer_address: {
    id: string
    consumer_id: string
    type: 'S' | 'B'
    is_main: boolean
    sameness: string
    document: Json<Address>
    created_at: number
  }
}

export type CardTables = {
  /**
   * ACC-30, PAY-01: what may be shown of a card, and the payment provider's token for it; `created_at` in epoch ms, the
   * oldest first.
   */
  consumer_card: {
    id: string
    consumer_id: string
    token: string
    brand: CardBrand
    last4: string
    expiry_month: number
    expiry_year: number
    holder: string
    is_main: boolean
    /** ACC-25: a billing address of the same account. */
    address_id: string | null
    sameness: string
    created_at: number
  }
}

export type LoyaltyTables = {
  /** Points that were given, once per reason; `at` in epoch ms. */
  loyalty_grant: { consumer_id: string; reason: 'welcome' | 'demonstration'; points: number; at: number }
  /**
   * LOY-08: the points an order has taken: held while it is paid, spent once it is confirmed. `amount` = what they
   * paid, minor units.
   */
  loyalty_spending: { order_number: string; consumer_id: string; points: number; amount: number }
}
