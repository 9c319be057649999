import type { AnswerOf, Endpoint, InputOf } from '../../contracts/api/endpoint.ts'
import type { StoredAnswer } from '../idempotency/KeyedCall.ts'
import type { OneWrite } from '../idempotency/oneWrite.ts'
import type { CallerOf } from '../session/Caller.ts'
import type { Tx } from '../storage/Tables.ts'
import type { HandlerAnswer, Refusal } from './answer.ts'
import type { Context } from './Context.ts'

export type Result<E extends Endpoint> = HandlerAnswer<AnswerOf<E>> | Refusal

/** The key of a call in steps: to be settled in the transaction that makes the answer true. */
export type Step<E extends Endpoint> = {
  /** An earlier attempt with this key stopped half way: look what it left before doing anything again. */
  readonly resumed: boolean
  /** The caller's key, to be passed on to a payment provider. */
  readonly key: string
  /** Stores the result under the key; throws when another process has taken over, which undoes the transaction. */
  readonly settle: (tx: Tx, result: Result<E>) => Promise<Result<E>>
}

/** A handler with its types taken off, as the registry keeps it. */
export type Handler = {
  readonly endpoint: Endpoint
  readonly inSteps: boolean
  readonly run: (
    input: unknown,
    caller: unknown,
    context: Context,
    step: unknown,
  ) => Promise<HandlerAnswer<unknown> | Refusal>
  /** A shorter road than `run` in a transaction, tried first. Undefined: it was not to be gone, and nothing is done. */
  readonly inOneWrite?: (
    input: unknown,
    caller: unknown,
    context: Context,
    write: OneWrite<HandlerAnswer<unknown> | Refusal>,
  ) => Promise<StoredAnswer | undefined>
}

type Run<E extends Endpoint> = (input: InputOf<E>, caller: CallerOf<E['who']>, context: Context) => Promise<Result<E>>

/**
 * Answers an endpoint. For one that changes something, `run` is the body of one transaction: it may be run again, a
 * refusal undoes its changes, and its result is stored under the caller's idempotency key.
 */
export const handle = <E extends Endpoint>(endpoint: E, run: Run<E>): Handler =>
  ({ endpoint, inSteps: false, run }) as Handler

type RunInSteps<E extends Endpoint> = (
  input: InputOf<E>,
  caller: CallerOf<E['who']>,
  context: Context,
  step: Step<E>,
) => Promise<Result<E>>

/**
 * Answers an endpoint whose work needs the network between two transactions. The key is claimed before `run` and must
 * be settled by it in its last transaction; a result returned unsettled is settled afterwards. When `run` throws, the
 * claim is let go and the next call with the key comes with `resumed`.
 */
export const handleInSteps = <E extends Endpoint>(endpoint: E, run: RunInSteps<E>): Handler =>
  ({ endpoint, inSteps: true, run }) as Handler
