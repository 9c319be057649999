import type { CallerKind as Who } from '../../contracts/api/endpoint.ts'
import type { Role } from '../../contracts/capabilities.ts'
import type { SessionTables } from './SessionTables.ts'

/** Somebody with a token: a guest, a consumer who signed in, or an agent at a store. */
export type SignedCaller = {
  readonly kind: SessionTables['session']['kind']
  readonly subject: string
  readonly sessionId: string
  readonly role: Exclude<Role, 'nobody'>
  /** LOY-02: whoever has joined, whatever else they are. */
  readonly isMember: boolean
  /** The account of a registered session is not there any more. */
  readonly isGone: boolean
  /** AUTH-24: the agent who has signed in beside this session, where that was asked (`admit`). */
  readonly agentId?: string
}

export type Caller = { readonly kind: 'public' } | SignedCaller

/** Who a handler can meet, given the `who` of its endpoint. */
export type CallerOf<W extends Who> = W extends 'P' | 'S' ? Caller : SignedCaller
