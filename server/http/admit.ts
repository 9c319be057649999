import type { Endpoint } from '../../contracts/api/endpoint.ts'
import { capability } from '../../contracts/capabilities.ts'
import type { Caller, SignedCaller } from '../session/Caller.ts'
import { agentOfSession } from '../session/agentOfSession.ts'
import { findCaller } from '../session/findCaller.ts'
import type { Db } from '../storage/Tables.ts'
import type { Refusal } from './answer.ts'
import { refuse } from './answer.ts'

/** AUTH-32: who calls, if `capabilities.ts` lets them; the one place that asks it. A token that is missing or over answers AUT404. */
export async function admit(
  endpoint: Endpoint,
  bearer: string | undefined,
  db: Db,
  now: number,
): Promise<Caller | Refusal> {
  const isOpen = capability(endpoint.who, 'nobody') === 'allowed'
  if (isOpen && !endpoint.knowsCaller) return { kind: 'public' }
  const token = bearerToken(bearer)
  const caller = token === undefined ? undefined : await findCaller(db, token, now)
  if (isOpen && bearer === undefined) return { kind: 'public' }
  // Also where anybody may call: what the caller has is at stake, and a token that is over does not say whose it is.
  if (!caller) return refuse('AUT404')
  // CART-28: whose cart it is cannot be told any more.
  return caller.isGone && endpoint.errors.includes('AUT498') ? refuse('AUT498') : judged(endpoint, caller, db, now)
}

/** The access token of an `authorization` header that has the form of one of ours. */
export const bearerToken = (header: string | undefined): string | undefined =>
  header?.match(/^Bearer ([\w-]{20,100})$/)?.[1]

async function judged({ who }: Endpoint, caller: SignedCaller, db: Db, now: number): Promise<Caller | Refusal> {
  const verdict = capability(who, caller.role)
  if (verdict === 'allowed') return caller
  if (typeof verdict === 'string') return refuse(verdict)
  if ('ifAgent' in verdict) {
    const agentId = await agentOfSession(db, caller.sessionId, now)
    return agentId === undefined ? refuse(verdict.ifAgent) : { ...caller, agentId }
  }
  return caller.isMember ? caller : refuse(verdict.ifMember)
}
