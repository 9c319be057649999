import { Schema } from 'effect'
import { ConsentCategories } from '../../../contracts/commands/consentCommand.ts'
import { event } from '../eventSchema.ts'

/** TRK-03: all that is agreed to from this instant on, under this version of the notice. */
export const ConsentEvent = event('v1.ConsentGiven', {
  categories: ConsentCategories,
  policyVersion: Schema.Int,
  at: Schema.Int,
})
export type ConsentEvent = typeof ConsentEvent.Type
