import type { AccountType, ProsumerProgramme, SignOutReason } from '../../domain/account/account.ts'
import { signedInOn, withoutAgent } from '../../domain/account/account.ts'
import { refreshKnownLists } from '../favorites/refreshLists.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import type { ShopEvent } from '../../events/shop/shopEvent.ts'

/** AUTH-07: the exchange succeeded. A basket of this device that was not carried into the account stays as it is. */
export const signedIn = ({ hasAcceptedTerms, ...facts }: SignedInFacts): readonly ShopEvent[] => [
  {
    _tag: 'v1.SignedIn',
    ...facts,
    ...(facts.consumerType === 'EMPLOYEE' && !hasAcceptedTerms ? { owesTerms: true } : {}),
  },
]

export type SignedInFacts = {
  readonly site: string
  readonly consumerType: AccountType
  readonly programme?: ProsumerProgramme
  readonly at: number
  readonly basketId: string | null
  readonly hasAcceptedTerms: boolean
}

/** AUTH-17: the server has recorded the acceptance. */
export const termsAccepted = ({ account }: ShopperState, site: string, at: number): readonly ShopEvent[] =>
  signedInOn(account, site)?.owesTerms ? [{ _tag: 'v1.EmployeeTermsAccepted', site, at }] : []

/**
 * The server ended the session. The account's things leave with it, but never an order in progress; a guest's cart and
 * lists are rebuilt.
 */
export const sessionEnded = (state: ShopperState, site: string, at: number): readonly ShopEvent[] => {
  if (!signedInOn(state.account, site))
    return [...refreshKnownCart(state, `session-${at}`), ...refreshKnownLists(state, `session-${at}`)]
  return state.order.placing ? [{ _tag: 'v1.SessionLost', site, at }] : signedOut(state, site, at, 'ended')
}

const refreshKnownCart = ({ cart }: ShopperState, id: string): readonly ShopEvent[] =>
  cart.basket && !cart.refresh ? [{ _tag: 'v1.RefreshRequested', id }] : []

/**
 * AUTH-13, SEG-06: the log starts over with it. What was agreed to on this device stays, except on a store's device, and
 * this browser goes on seeing the same variants.
 */
export const signedOut = (
  { account, consent, experiments }: ShopperState,
  site: string,
  at: number,
  reason: SignOutReason,
): readonly ShopEvent[] => [
  {
    _tag: 'v1.SignedOut',
    site,
    at,
    reason,
    remaining: account.signedIn.filter((entry) => entry.site !== site),
    ...(account.associate && reason !== 'store' ? { associate: withoutAgent(account.associate) } : {}),
  },
  ...(consent && reason !== 'store' ? [{ ...consent, _tag: 'v1.ConsentGiven' as const }] : []),
  ...experiments,
]
