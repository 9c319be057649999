import type { Generated } from 'kysely'
import type { CardBrand, PaymentMethodId, ProviderMethod } from '../../../contracts/api/entities/paymentInstrument.ts'
import type { CurrencyCode } from './CatalogTables.ts'

/** The built-in payment provider's own tables; nothing else may read or join them. */
export type ProviderTables = {
  provider_token: { token: string; behaviour: ChargeOutcome; brand: CardBrand; last4: string; created_at: number }
  provider_charge: {
    key: string
    id: string
    token: string
    amount: number
    currency: CurrencyCode
    reference: string
    outcome: ChargeOutcome
    created_at: number
  }
  /** At most one per charge, for its whole amount. */
  provider_refund: { charge_id: string; id: string; amount: number; created_at: number }
  /** Parts of a charge, each under a key of the shop's; together no more than the charge. */
  provider_part_refund: { key: string; charge_id: string; id: string; amount: number; created_at: number }
  provider_challenge: {
    id: string
    charge_id: string
    /** Wrong codes so far. */
    tries: number
    answer: 'authorised' | 'refused' | null
    /** Given to the page once there is an answer: it proves that the caller has seen the bank's page to its end. */
    result: string
    expires_at: number
  }
  provider_session: {
    id: string
    client_token: string
    method: ProviderMethod
    /** The maximum that its token may be charged. */
    amount: number
    currency: CurrencyCode
    return_path: string
    answer: 'agreed' | 'refused' | null
    token: string
    expires_at: number
  }
}

export type ChargeOutcome = 'charged' | 'declined' | 'insufficientFunds' | 'fraud' | 'expired' | 'authenticate'

export type GiftCardTables = {
  /**
   * Number and PIN are not stored, only one hash of both. Amounts in minor units. A reward and an athlete's credit are
   * accounts of the same kind with an owner.
   */
  gift_card: {
    /** Unguessable; baskets refer to it by this id. */
    id: string
    secret_hash: string
    method: Generated<Extract<PaymentMethodId, 'GIFT_CARD' | 'REWARD_CODE' | 'REWARD_CARD' | 'ATHLETES_PAYMENT'>>
    /** The owner; null = anybody who knows number and PIN. */
    consumer_id: Generated<string | null>
    last4: string
    currency: CurrencyCode
    issued: number
    balance: number
    expires_at: number | null
    /** The order it was bought in. */
    order_number: string | null
    item_id: string | null
    created_at: number
  }
  /** What an order has taken from a card: held while it is paid, spent once it is confirmed. */
  gift_card_use: { order_number: string; gift_card_id: string; amount: number }
}
