import type { Context as HonoContext } from 'hono'
import type { Endpoint } from '../../contracts/api/endpoint.ts'
import { isOperatorKind } from '../../contracts/capabilities.ts'
import type { Refusal } from '../kit/answer.ts'
import type { AnyCaller } from '../kit/Context.ts'
import { admitOperator } from '../operator/admitOperator.ts'
import { findCaller } from '../session/findCaller.ts'
import type { Db } from '../storage/Tables.ts'
import { admit, bearerToken } from './admit.ts'

/** AUTH-32, OPR-05: who calls, a shopper or somebody who runs the shop, if they may. */
export const identify = (
  c: HonoContext,
  endpoint: Endpoint,
  publicUrl: string,
  db: Db,
  now: number,
): Promise<AnyCaller | Refusal> =>
  isOperatorKind(endpoint.who)
    ? admitOperator(
        endpoint.who,
        { cookies: c.req.header('cookie'), origin: c.req.header('origin') },
        publicUrl,
        db,
        now,
      )
    : admit(endpoint, c.req.header('authorization'), db, now)

/**
 * A public call does not identify its caller. It is counted by the session of its token, if it has one; an expired
 * token makes no difference.
 */
export const sessionOf = async (
  c: HonoContext,
  caller: AnyCaller,
  db: Db,
  now: number,
): Promise<string | undefined> => {
  if (caller.kind !== 'public') return caller.sessionId
  const token = bearerToken(c.req.header('authorization'))
  return token === undefined ? undefined : (await findCaller(db, token, now))?.sessionId
}

/** The owner of the keys. */
export const subjectOf = (caller: AnyCaller): string => ('subject' in caller ? caller.subject : 'public')
