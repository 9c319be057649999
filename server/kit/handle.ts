import type { AnswerOf, Endpoint, InputOf } from '../../contracts/api/endpoint.ts'
import type { Tx } from '../storage/Tables.ts'
import type { HandlerAnswer, Refusal } from './answer.ts'
import type { CallerOf, Context } from './Context.ts'

export type Result<E extends Endpoint> = HandlerAnswer<AnswerOf<E>> | Refusal

/** The key of a call in steps: settle it in the transaction that makes the answer true. */
export type Step<E extends Endpoint> = {
  /** An earlier attempt with this key stopped halfway: check what it left behind before doing anything again. */
  readonly resumed: boolean
  /** The caller's key, to be passed on to a payment provider. */
  readonly key: string
  /** Stores the result under the key; throws when another process has taken over, which rolls the transaction back. */
  readonly settle: (tx: Tx, result: Result<E>) => Promise<Result<E>>
}

/**
 * A handler without its types, as the registry stores it. `readInput` and `admit` give `run` what its endpoint
 * promises.
 */
export type Handler = {
  readonly endpoint: Endpoint
  readonly inSteps: boolean
  readonly run: (
    input: unknown,
    caller: unknown,
    context: Context,
    step: unknown,
  ) => Promise<HandlerAnswer<unknown> | Refusal>
  /**
   * Does the whole request in one statement instead of `run` in a transaction; tried first. Undefined when that is not
   * possible: nothing has been written, and `run` is called.
   */
  readonly inOneWrite?: (
    input: unknown,
    caller: unknown,
    context: Context,
    write: OneWrite<HandlerAnswer<unknown> | Refusal>,
  ) => Promise<StoredAnswer | undefined>
}

type Run<E extends Endpoint> = (input: InputOf<E>, caller: CallerOf<E['who']>, context: Context) => Promise<Result<E>>

/**
 * Answers an endpoint. If it changes something, `run` is the body of one transaction: it may run again, a refusal rolls
 * its changes back, and its result is stored under the caller's idempotency key.
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
 * Answers an endpoint whose work needs the network between two transactions. The key is claimed before `run`, which
 * must settle it in its last transaction; a result returned unsettled is settled afterwards. When `run` throws, the
 * claim is released, and the next call with the key gets `resumed`.
 */
export const handleInSteps = <E extends Endpoint>(endpoint: E, run: RunInSteps<E>): Handler =>
  ({ endpoint, inSteps: true, run }) as Handler

/** A call with a key that tries to finish with one read and one write. */
export type OneWrite<Result> = {
  readonly call: KeyedCall
  /** The part of a result that is stored. */
  readonly store: (result: Result) => Promise<StoredAnswer>
}

/** A change under the key that its caller chose. */
export type KeyedCall = {
  /** The owner of the key: two callers may use the same key. */
  readonly subject: string
  readonly key: string
  readonly endpoint: string
  /** `payloadHash` of method, path and input. */
  readonly payloadHash: string
}

/** An answer as it was sent, byte for byte. */
export type StoredAnswer = { readonly status: number; readonly body: string }

export type NotDoneNow =
  | { readonly _tag: 'Replayed'; readonly answer: StoredAnswer }
  | { readonly _tag: 'OtherPayload' }
  | { readonly _tag: 'InFlight' }
