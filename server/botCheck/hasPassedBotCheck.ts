import type { Endpoint } from '../../contracts/api/endpoint.ts'
import type { Db } from '../storage/Tables.ts'
import { spendToken } from './challenge.ts'

/** CHK-09: whether a call may be made by whoever makes it: it wants no check, or has answered one. `caller` names the call (whose, and its key). */
export async function hasPassedBotCheck(
  db: Db,
  { botCheck }: Endpoint,
  body: unknown,
  caller: string,
  now: number,
): Promise<boolean> {
  if (botCheck === undefined) return true
  const { recaptcha_response: token } = (body ?? {}) as { readonly recaptcha_response?: unknown }
  return typeof token === 'string' && token !== '' && spendToken(db, token, botCheck, caller, now)
}
