import type { CallerKind as Who } from '../../contracts/api/endpoint.ts'
import type { Role } from '../../contracts/capabilities.ts'
import type { ConsumerTables } from '../storage/tables/ConsumerTables.ts'
import type { SessionTables } from '../storage/tables/SessionTables.ts'

/** A caller with a token: a guest, a signed-in consumer, or an agent at a store. */
export type SignedCaller = {
  readonly kind: SessionTables['session']['kind']
  readonly subject: string
  readonly sessionId: string
  readonly role: Exclude<Role, 'nobody'>
  /** LOY-02: a loyalty member, whatever their other role. */
  readonly isMember: boolean
  /** The account of a registered session no longer exists. */
  readonly isGone: boolean
  /** AUTH-24: the agent who has signed in on the same device, if the endpoint needs one (`admit`). */
  readonly agentId?: string
}

export type Caller = { readonly kind: 'public' } | SignedCaller

/** The callers a handler can have, given its endpoint's `who`. */
export type CallerOf<W extends Who> = W extends 'P' | 'S' ? Caller : SignedCaller

/** AUTH-01: all loyalty members; employees, athletes and prosumers can be members too. */
export const isMember = ({
  type,
  member_id: memberId,
}: Pick<ConsumerTables['consumer'], 'type' | 'member_id'>): boolean => type === 'LOYALTY' || memberId !== null
