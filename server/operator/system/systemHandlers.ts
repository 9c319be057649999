import type { WaitingLetter } from '../../../contracts/api/operator/systemEntities.ts'
import {
  readLettersAsOperator,
  readSystemAsOperator,
  retryFailedLetters,
  retryLetterAsOperator,
} from '../../../contracts/api/operator/systemApi.ts'
import { answer, refuse } from '../../kit/answer.ts'
import { handle } from '../../kit/handle.ts'
import type { Handler } from '../../kit/handle.ts'
import { findLetter, lettersIn, lettersLeft, retryLetters } from '../../mail/outbox.ts'
import { asTransaction } from '../../storage/inTransaction.ts'
import { recordChange } from '../recordChange.ts'
import { systemState } from './systemState.ts'

/** One page of letters. */
const lettersAtOnce = 50

/** OPR-37…40: how the shop does, and the letters that did not leave. */
export const systemHandlers: readonly Handler[] = [
  handle(readSystemAsOperator, async (_input, _caller, { db, now }) => answer(await systemState(db, now))),
  handle(readLettersAsOperator, async ({ query: { state } }, _caller, { db, now }) => {
    const letters = await lettersIn(db, state === 'failed' ? ['failed'] : ['waiting', 'sending'], lettersAtOnce)
    const { waiting, failed } = await lettersLeft(db, now)
    return answer({ letters: letters.map(waitingLetter), waiting: waiting.count, failed: failed.count })
  }),
  handle(retryLetterAsOperator, async ({ params: { letterId } }, caller, { db, now, newId }) => {
    const tx = asTransaction(db)
    const letter = await findLetter(tx, letterId)
    if (!letter) return refuse('OPR404', { message: 'There is no such letter.' })
    if ((await retryLetters(tx, letterId, now)) === 0)
      return refuse('OPR412', { message: 'The letter has left, or is being sent now.' })
    const after = (await findLetter(tx, letterId)) ?? letter
    await recordChange(
      tx,
      caller,
      { noun: 'letter', key: letterId, before: triedOf(letter), after: triedOf(after) },
      now,
      newId,
    )
    return answer(waitingLetter(after))
  }),
  handle(retryFailedLetters, async (_input, caller, { db, now, newId }) => {
    const tx = asTransaction(db)
    const count = await retryLetters(tx, null, now)
    if (count === 0) return refuse('OPR412', { message: 'No letter has failed.' })
    const change = { noun: 'letter', key: 'all that failed', before: { failed: count }, after: { failed: 0 } }
    await recordChange(tx, caller, change, now, newId)
    return answer({ count })
  }),
]

type Letter = Awaited<ReturnType<typeof lettersIn>>[number]

const waitingLetter = (letter: Letter): WaitingLetter => ({
  id: letter.id,
  recipient: letter.recipient,
  subject: letter.subject,
  writtenAt: letter.sent_at,
  state: letter.state === 'failed' ? 'failed' : 'waiting',
  attempts: letter.attempts,
  dueAt: letter.due_at,
  fault: letter.fault,
})

const triedOf = ({ state, attempts }: Pick<Letter, 'state' | 'attempts'>) => ({ state, attempts })
