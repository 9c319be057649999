import type { BuyInStoreSession } from '../api/entities/store.ts'

/** Who is signed in, by site; the name of a site is its country in lower case. */
export type AccountView = {
  readonly signedIn: readonly {
    readonly site: string
    readonly consumerType: SignedInType
    /** SEG-04: of prosumers. */ readonly programme?: 'WRANX' | 'IPA'
    readonly at: number
    /** AUTH-17: an employee who has yet to accept the terms. */ readonly owesTerms?: boolean
  }[]
  /** The last sign-out: asked = by the shopper, ended = by the server, store = with the store's session. Epoch ms. */
  readonly left: { readonly site: string; readonly at: number; readonly reason: 'asked' | 'ended' | 'store' } | null
  /** BIS-01: the store employee who sells on this device; `activeAt` = epoch ms. */
  readonly associate:
    | (BuyInStoreSession & {
        readonly activeAt: number
        /** CART-24: an agent's word counts until then, epoch ms. */ readonly agentUntil?: number
      })
    | null
}

export type SignedInType = 'REGISTERED' | 'LOYALTY' | 'EMPLOYEE' | 'ATHLETE' | 'PROSUMER'
