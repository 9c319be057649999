import type { ConsentCategory } from '../commands/consentCommand.ts'

export type ConsentView = {
  /** The last answer on this device; null = none was given. `at` = epoch ms, not known to the server. */
  readonly answer: {
    readonly categories: readonly ConsentCategory[]
    readonly policyVersion: number
    readonly at?: number
  } | null
  /** The browser sends Global Privacy Control. */
  readonly hasPrivacyControl: boolean
}
