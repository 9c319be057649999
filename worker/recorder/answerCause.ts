import type { Settled } from '../../core/commands/answer.ts'
import type { Call } from '../../core/commands/call.ts'
import type { Cause } from '../../core/domain/log/commit.ts'

/** The call and its answer as the commands know them. A log is typed without them, but checked when it is read. */
export const answerCause = ({ call, answer }: Extract<Cause, { readonly _tag: 'Answer' }>) => ({
  call: call as Call,
  answer: answer as Settled,
})
