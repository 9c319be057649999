import { fetchToken } from '../../contracts/api/account/sessionApi.ts'
import { answer, refuse } from '../kit/answer.ts'
import { handle } from '../kit/handle.ts'
import { openSession, renewSession } from '../session/openSession.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import { exchangeCode } from './exchangeCode.ts'

export const sessionHandlers = [
  /** AUTH-03, AUTH-05…09: `{}` opens a guest session, `refreshToken` renews one, `authorizationCode` signs in. */
  handle(fetchToken, async ({ body }, _caller, context) => {
    const { db, now, newId } = context
    if (body.authorizationCode !== undefined) {
      const signedIn = await inTransaction(db, (tx) => exchangeCode(tx, body, context))
      return '_tag' in signedIn ? signedIn : answer(signedIn)
    }
    const { refreshToken, renewalKey } = body
    if (refreshToken === undefined)
      return answer(await inTransaction(db, (tx) => openSession(tx, { kind: 'guest', subject: newId() }, now, newId)))
    const renewed = await inTransaction(db, (tx) => renewSession(tx, refreshToken, renewalKey, now))
    return renewed ? answer(renewed) : refuse('AUT404')
  }),
]
