/** AUTH-01, AUTH-15: what somebody is to the shop. */
export type ConsumerType = 'REGISTERED' | 'LOYALTY' | 'EMPLOYEE' | 'ATHLETE' | 'PROSUMER'

/** AUTH-16: signed in on one site (its country in lower case), and on that one alone. `at` = epoch ms. */
export type SignedIn = { readonly site: string; readonly consumerType: ConsumerType; readonly at: number }

/** asked = the shopper signed out; ended = the server does not know the session any more. */
export type Leaving = 'asked' | 'ended'

export type Account = {
  readonly signedIn: readonly SignedIn[]
  /** The last sign-out, so that every tab can say it. */
  readonly left: { readonly site: string; readonly at: number; readonly reason: Leaving } | null
}

export const nobody = (): Account => ({ signedIn: [], left: null })

export const signedInOn = ({ signedIn }: Account, site: string): SignedIn | null => signedIn.find((entry) => entry.site === site) ?? null
