import { Schema } from 'effect'
import { endpoint } from '../endpoint.ts'
import { Id } from '../wire.ts'
import { SystemState, WaitingLetter } from './systemEntities.ts'

const administration = { who: 'operatorAdmin', headers: 'none' } as const

/** OPR-37…39: services, queues, refusals, faults, processes and versions, of this moment. */
export const readSystemAsOperator = endpoint({
  id: 'API-211',
  method: 'GET',
  path: '/operator/api/system',
  answer: SystemState,
  errors: [],
  changes: false,
  ...administration,
})

/** OPR-40: the letters that have not left, the newest 50 of each state; `waiting` and `failed` say how many there are. */
export const readLettersAsOperator = endpoint({
  id: 'API-212',
  method: 'GET',
  path: '/operator/api/letters',
  query: Schema.Struct({ state: Schema.Literals(['waiting', 'failed']) }),
  answer: Schema.Struct({ letters: Schema.Array(WaitingLetter), waiting: Schema.Int, failed: Schema.Int }),
  errors: [],
  changes: false,
  ...administration,
})

/** OPR-40: has a letter tried again as if it had just been written; OPR412 if it has left or is being sent. */
export const retryLetterAsOperator = endpoint({
  id: 'API-213',
  method: 'POST',
  path: '/operator/api/letters/{letterId}/tries',
  params: Schema.Struct({ letterId: Id }),
  answer: WaitingLetter,
  errors: ['OPR404', 'OPR412'],
  changes: true,
  ...administration,
})

/** OPR-40: the same for every letter that has failed. `count`: how many are tried. */
export const retryFailedLetters = endpoint({
  id: 'API-214',
  method: 'POST',
  path: '/operator/api/letters/tries',
  answer: Schema.Struct({ count: Schema.Int }),
  errors: ['OPR412'],
  changes: true,
  ...administration,
})
