import type { CardBrand, ProviderMethod } from '../../contracts/api/paymentInstrument.ts'
import type { CurrencyCode } from '../catalog/CatalogTables.ts'
import type { ChargeOutcome } from './PaymentProvider.ts'

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
  /** At most one a charge, of all it took. */
  provider_refund: { charge_id: string; id: string; amount: number; created_at: number }
  provider_challenge: {
    id: string
    charge_id: string
    /** Wrong codes so far. */
    tries: number
    answer: 'authorised' | 'refused' | null
    /** Given to the page once there is an answer: whoever brings it back has seen the bank's page to its end. */
    result: string
    expires_at: number
  }
  provider_session: {
    id: string
    client_token: string
    method: ProviderMethod
    /** The most its token may be charged. */
    amount: number
    currency: CurrencyCode
    return_path: string
    answer: 'agreed' | 'refused' | null
    token: string
    expires_at: number
  }
}
