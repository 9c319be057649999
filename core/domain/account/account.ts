import type { BuyInStoreSession } from '../../../contracts/api/entities/store.ts'
import { associateIdleLife, associateNoteEvery } from '../configuration/constants.ts'

/** AUTH-01, AUTH-15: a person's role in the shop. */
export type AccountType = 'REGISTERED' | 'LOYALTY' | 'EMPLOYEE' | 'ATHLETE' | 'PROSUMER'

/** AUTH-01: whose prosumer somebody is. */
export type ProsumerProgramme = 'WRANX' | 'IPA'

/**
 * AUTH-16: signed in on one site (its country in lower case), and only there. `at` = epoch ms. AUTH-17: `owesTerms` =
 * an employee who has not accepted them yet.
 */
export type SignedIn = {
  readonly site: string
  readonly consumerType: AccountType
  readonly programme?: ProsumerProgramme
  readonly at: number
  readonly owesTerms?: boolean
}

/**
 * asked = the shopper signed out; ended = the server no longer knows the session; store = the store's session was
 * ended.
 */
export type SignOutReason = 'asked' | 'ended' | 'store'

/** BIS-01: who sells on this device. `activeAt` = when the device was last used, epoch ms. */
export type AssociateSession = BuyInStoreSession & {
  readonly activeAt: number
  /** CART-24, epoch ms: an agent has signed in on this device, and may change prices until then. */
  readonly agentUntil?: number
}

export type Account = {
  readonly signedIn: readonly SignedIn[]
  /** The last sign-out, so that every tab can show it. */
  readonly left: { readonly site: string; readonly at: number; readonly reason: SignOutReason } | null
  readonly associate: AssociateSession | null
}

export const nobody = (): Account => ({ signedIn: [], left: null, associate: null })

export const signedInOn = ({ signedIn }: Pick<Account, 'signedIn'>, site: string): SignedIn | null =>
  signedIn.find((entry) => entry.site === site) ?? null

/** AUTH-24: the agent may act in the session in which the agent signed in, for ten minutes. */
export const isAgentAt = ({ associate }: Pick<Account, 'associate'>, at: number): boolean =>
  (associate?.agentUntil ?? 0) > at

/** Another session of the shopper's, or none: the agent has not signed in for that one. */
export const withoutAgent = ({ agentUntil: _over, ...session }: AssociateSession): AssociateSession => session

/** BIS-06, epoch ms: without use, the store's session ends by itself then. */
export const associateIdleAt = ({ activeAt }: AssociateSession): number => activeAt + associateIdleLife

/** Use is recorded now and then, not for every key. */
export const isNewsOfUse = ({ activeAt }: AssociateSession, now: number): boolean =>
  now - activeAt >= associateNoteEvery
