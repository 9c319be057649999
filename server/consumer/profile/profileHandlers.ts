import {
  createProfile,
  lookUpConsumer,
  readProfile,
  retrieveUserData,
  updateProfile,
} from '../../../contracts/api/consumerApi.ts'
import { answer, refuse } from '../../http/answer.ts'
import { handle } from '../../http/handle.ts'
import type { Handler } from '../../http/handle.ts'
import { createOwnProfile } from './createOwnProfile.ts'
import { lookUp } from './lookUp.ts'
import { profileOf } from './profileOf.ts'
import { retrieveOwnData } from './retrieveOwnData.ts'
import { updateOwnProfile } from './updateOwnProfile.ts'

/** What the shop knows of the signed-in consumer. */
export const profileHandlers: readonly Handler[] = [
  /** ACC-07, LOY-05 */
  handle(readProfile, async ({ query }, { subject }, context) => {
    const consumerProfile = await profileOf(context, subject, query.includeLoyaltySummary)
    return consumerProfile ? answer({ consumerProfile }) : refuse('PRO404')
  }),
  handle(updateProfile, updateOwnProfile),
  handle(createProfile, createOwnProfile),
  handle(retrieveUserData, retrieveOwnData),
  handle(lookUpConsumer, lookUp),
]
