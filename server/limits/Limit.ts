import type { CallName } from '../../contracts/api/table.ts'

/**
 * Which calls are counted together. client = network address · device = one that has signed in to the account before.
 */
export type Subject = 'client' | 'session' | 'device' | 'e-mail' | 'order number' | 'gift card number' | 'whole shop'

/** The contract's calls by name, and everything else the server answers. */
export type LimitedCall = CallName | 'bot check challenge' | 'problem report' | 'diagnostics' | 'letter to an address'

export type Limit = {
  /** Part of the counter's key: a renamed limit starts again from zero. */
  readonly name: string
  /** What is limited, in the words of docs/limits.md. */
  readonly what: string
  /** Counted together. */
  readonly calls: readonly LimitedCall[]
  readonly per: readonly Subject[]
  /** `calls` = every call · `failures` = only refused calls: a success is subtracted again. */
  readonly counts: 'calls' | 'failures'
  readonly most: number
  /** From the first one counted. ms */
  readonly windowMs: number
  /** Reaching the limit starts a full new window. */
  readonly locks?: true
  /** Code of the refusal; LIM429 by default. `silent`: the call succeeds but does less. */
  readonly answer?: 'AUT423' | 'GFC760' | 'PRO415' | 'RPT429' | 'silent'
}

export const minute = 60_000
export const quarter = 15 * minute
export const hour = 60 * minute
export const day = 24 * hour
