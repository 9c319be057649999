import { readProfile } from '../../../contracts/api/consumerApi.ts'
import { answer, refuse } from '../../http/answer.ts'
import { handle } from '../../http/handle.ts'
import type { Handler } from '../../http/handle.ts'
import { profileOf } from './profileOf.ts'

/** What the shop knows of the signed-in consumer. */
export const profileHandlers: readonly Handler[] = [
  /** ACC-07 */
  handle(readProfile, async (_input, { subject }, { db }) => {
    const consumerProfile = await profileOf(db, subject)
    return consumerProfile ? answer({ consumerProfile }) : refuse('PRO404')
  }),
]
