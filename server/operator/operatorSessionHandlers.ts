import {
  acceptInvitation,
  beginOperatorSignIn,
  openInvitation,
  readOperatorSession,
  signInOperator,
  signOutOperator,
} from '../../contracts/api/operator/operatorSessionApi.ts'
import type { OperatorSession } from '../../contracts/api/operator/operatorSessionApi.ts'
import type { Operator } from '../../contracts/api/operator/operatorEntities.ts'
import { answer, answerWithCookie, refuse } from '../kit/answer.ts'
import type { Context } from '../kit/Context.ts'
import { handle } from '../kit/handle.ts'
import type { Handler } from '../kit/handle.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import { keepChallenge, takeChallenge } from './passkeyChallenges.ts'
import { changeOperator, invitedBy, lockedOperator, operatorById, takeInvitation } from './operatorBook.ts'
import {
  endOperatorSession,
  forgottenCookie,
  openOperatorSession,
  operatorSessionLife,
  sessionTimes,
} from './operatorSession.ts'
import { creationOptions, readNewPasskey, signedBy, signInOptions, storePasskey } from './passkeys.ts'

/** OPR-02, OPR-03: how operators come in and leave. */
export const operatorSessionHandlers: readonly Handler[] = [
  handle(openInvitation, async ({ body: { token } }, _caller, { db, now, newId, publicUrl }) => {
    const invited = await invitedBy(db, token, now)
    if (!invited) return refuse('OPR410')
    const { id, email, roles } = invited.operator
    const options = await creationOptions(db, invited.operator, publicUrl)
    const challengeId = await keepChallenge(db, { challenge: options.challenge, operatorId: id }, now, newId)
    return answer({ email, roles, expiresAt: invited.expiresAt, challengeId, options: asJson(options) })
  }),
  handle(acceptInvitation, async ({ body }, _caller, context) => {
    const { db, now, newId, publicUrl } = context
    const invited = await invitedBy(db, body.token, now)
    if (!invited) return refuse('OPR410')
    const challenge = await takeChallenge(db, body.challengeId, invited.operator.id, now)
    const passkey = challenge === undefined ? undefined : await readNewPasskey(body.response, challenge, publicUrl)
    const name = body.name.trim()
    if (!passkey || name === '') return refuse('OPR422')
    return inTransaction(db, async (tx) => {
      const operator = await lockedOperator(tx, invited.operator.id)
      // Somebody else may have used it while the passkey was judged.
      if (!operator || !(await invitedBy(tx, body.token, now))) return refuse('OPR410')
      if (!(await storePasskey(tx, operator.id, passkey, now))) return refuse('OPR422')
      await takeInvitation(tx, body.token, now)
      const active = await changeOperator(tx, operator, { name, state: 'active' }, operator, now, newId)
      return signedIn(active, { ...context, db: tx })
    })
  }),
  handle(beginOperatorSignIn, async (_input, _caller, { db, now, newId, publicUrl }) => {
    const options = await signInOptions(publicUrl)
    const challengeId = await keepChallenge(db, { challenge: options.challenge, operatorId: null }, now, newId)
    return answer({ challengeId, options: asJson(options) })
  }),
  handle(signInOperator, async ({ body }, _caller, context) => {
    const { db, now, publicUrl } = context
    const challenge = await takeChallenge(db, body.challengeId, null, now)
    const id = challenge === undefined ? undefined : await signedBy(db, body.response, challenge, publicUrl, now)
    const operator = id === undefined ? undefined : await operatorById(db, id)
    return operator?.state === 'active' ? signedIn(operator, context) : refuse('OPR422')
  }),
  handle(readOperatorSession, async (_input, { subject, sessionId }, { db }) => {
    const operator = await operatorById(db, subject)
    return operator ? answer({ operator, ...(await sessionTimes(db, sessionId)) }) : refuse('OPR401')
  }),
  handle(signOutOperator, async (_input, { sessionId }, { db, publicUrl }) => {
    await endOperatorSession(db, sessionId)
    return answerWithCookie(undefined, forgottenCookie(publicUrl))
  }),
]

const signedIn = async (operator: Operator, { db, now, publicUrl }: Context) => {
  const session: OperatorSession = {
    operator,
    idleUntil: now + operatorSessionLife.idle,
    expiresAt: now + operatorSessionLife.absolute,
  }
  return answerWithCookie(session, await openOperatorSession(db, operator.id, publicUrl, now))
}

/** Exactly what the answer will hold: fields that are undefined are left out. */
const asJson = (options: object) => JSON.parse(JSON.stringify(options))
