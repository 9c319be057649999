import type { Caller as Who } from '../../contracts/api/endpoint.ts'

/** Somebody with a token: a guest, or a consumer who signed in. */
export type SignedCaller = { readonly kind: 'guest' | 'registered'; readonly subject: string; readonly sessionId: string }

export type Caller = { readonly kind: 'public' } | SignedCaller

/** Who a handler can meet, given the `who` of its endpoint. */
export type CallerOf<W extends Who> = W extends 'P' | 'S' ? Caller : SignedCaller
