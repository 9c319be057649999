import { Schema } from 'effect'
import { command } from './command.ts'

/** TRK-02: required, performance and analytics, functional, targeting. */
export const ConsentCategories = Schema.Array(Schema.Literals(['C0001', 'C0002', 'C0003', 'C0004']))
export type ConsentCategory = (typeof ConsentCategories.Type)[number]

/**
 * TRK-03: what the shopper agrees to from now on; to withdraw is to name fewer. `hasPrivacyControl`: the browser sends
 * Global Privacy Control.
 */
export const ConsentCommand = command('GiveConsent', {
  categories: ConsentCategories,
  policyVersion: Schema.Int,
  hasPrivacyControl: Schema.Boolean,
})
export type ConsentCommand = typeof ConsentCommand.Type
