import { fetchToken } from '../../contracts/api/sessionApi.ts'
import { answer, refuse } from '../http/answer.ts'
import { handle } from '../http/handle.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import { openGuestSession } from './openGuestSession.ts'
import { renewSession } from './renewSession.ts'

export const sessionHandlers = [
  /** AUTH-03, AUTH-05, AUTH-09: `{}` opens a guest session, `refreshToken` renews one. */
  handle(fetchToken, async ({ body }, _caller, { db, now, newId }) => {
    if (body.authorizationCode !== undefined) return refuse('AUT404')
    const { refreshToken } = body
    if (refreshToken === undefined) return answer(await inTransaction(db, (tx) => openGuestSession(tx, now, newId)))
    const renewed = await inTransaction(db, (tx) => renewSession(tx, refreshToken, now))
    return renewed ? answer(renewed) : refuse('AUT404')
  }),
]
