import type { OperatorKind } from '../../contracts/api/endpoint.ts'
import { operatorCapability } from '../../contracts/capabilities.ts'
import { refuse } from '../kit/answer.ts'
import type { Refusal } from '../kit/answer.ts'
import type { OperatorCaller } from '../kit/Context.ts'
import type { Db } from '../storage/Tables.ts'
import { consoleOrigin } from './consoleAddress.ts'
import { findOperator } from './operatorSession.ts'

/** What a request says about who makes it. */
type Credentials = { readonly cookies: string | undefined; readonly origin: string | undefined }

/**
 * OPR-05: identifies the operator and checks `capabilities.ts`; the only place that does. A browser says which site a
 * call comes from; only the console's may.
 */
export const admitOperator = async (
  who: OperatorKind,
  { cookies, origin }: Credentials,
  publicUrl: string,
  db: Db,
  now: number,
): Promise<OperatorCaller | Refusal> => {
  if (origin !== undefined && origin !== consoleOrigin(publicUrl)) return refuse('OPR403')
  const operator = await findOperator(db, cookies, now)
  if (!operator) return refuse('OPR401')
  const verdict = operatorCapability(who, operator.roles)
  return verdict === 'allowed' ? operator : refuse(verdict)
}
