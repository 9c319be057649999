import type { Endpoint } from '../../contracts/api/endpoint.ts'
import type { Caller, SignedCaller } from '../session/Caller.ts'
import { isMember } from '../consumer/loyalty/membership.ts'
import { findCaller } from '../session/findCaller.ts'
import type { Db } from '../storage/Tables.ts'
import type { Refusal } from './answer.ts'
import { refuse } from './answer.ts'

/** AUTH-32: who calls, if that may call. A missing or dead token answers AUT404, a token without the role AUT432. */
export async function locateCaller(endpoint: Endpoint, bearer: string | undefined, db: Db, now: number): Promise<Caller | Refusal> {
  const isPublic = endpoint.who === 'P' || endpoint.who === 'S'
  if (isPublic && !endpoint.knowsCaller) return { kind: 'public' }
  const token = bearer?.match(/^Bearer ([\w-]{20,100})$/)?.[1]
  const caller = token === undefined ? undefined : await findCaller(db, token, now)
  if (isPublic && bearer === undefined) return { kind: 'public' }
  // Also where anybody may call: what the caller has is at stake, and a token that is over does not say whose it is.
  if (!caller) return refuse('AUT404')
  if (isPublic) return caller
  if (endpoint.who === 'L') return (await isLoyal(db, caller)) ? caller : refuse('AUT432')
  return endpoint.who === 'G' || (endpoint.who === 'R' && caller.kind === 'registered') ? caller : refuse('AUT432')
}

/** LOY-02: whoever has joined, whatever else they are. */
async function isLoyal(db: Db, { kind, subject }: SignedCaller): Promise<boolean> {
  const row = kind === 'registered' ? await db.selectFrom('consumer').select(['type', 'member_id']).where('id', '=', subject).executeTakeFirst() : undefined
  return row !== undefined && isMember(row)
}
