/** Who is signed in, by site; the name of a site is its country in lower case. */
export type AccountView = {
  readonly signedIn: readonly { readonly site: string; readonly consumerType: SignedInType; readonly at: number }[]
  /** The last sign-out: asked = by the shopper, ended = by the server. Epoch ms. */
  readonly left: { readonly site: string; readonly at: number; readonly reason: 'asked' | 'ended' } | null
}

export type SignedInType = 'REGISTERED' | 'LOYALTY' | 'EMPLOYEE' | 'ATHLETE' | 'PROSUMER'
