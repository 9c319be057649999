import { toFields } from '../../core/domain/fields/fields.ts'

/** What the supervisor asks of a serving process. */
export type Ask =
  /** `leave`: others have taken over; answer who is connected, and end. `stop`: end, after this many ms of draining. */
  | { readonly ask: 'leave' }
  | { readonly ask: 'stop'; readonly drainMs: number }
  | { readonly ask: 'figures'; readonly id: number }

/** What a serving process tells the supervisor. `figures`: of `prom-client`, to be put together with the others'. */
export type ProcessAnswer =
  | { readonly answer: 'serving'; readonly port: number }
  | { readonly answer: 'figures'; readonly id: number; readonly figures: readonly object[] }

/** Null for messages that are not ours: a channel between processes carries those of libraries, too. */
export const askOf = (message: unknown): Ask | null => ('ask' in toFields(message) ? (message as Ask) : null)

export const answerOf = (message: unknown): ProcessAnswer | null =>
  'answer' in toFields(message) ? (message as ProcessAnswer) : null
