import type { Tx } from '../storage/Tables.ts'
import { toFields } from '../../core/domain/fields/fields.ts'
import { Schema } from 'effect'
import type { Endpoint } from '../../contracts/api/endpoint.ts'
import { claim, letGo, settle } from '../idempotency/claim.ts'
import { idempotently, payloadHash } from '../idempotency/idempotently.ts'
import { refuse } from '../kit/answer.ts'
import type { HandlerAnswer, Refusal } from '../kit/answer.ts'
import type { AnyCaller, Context } from '../kit/Context.ts'
import type { Handler, KeyedCall, NotDoneNow, StoredAnswer } from '../kit/handle.ts'
import { documentReply, errorReply, laterReply, refusalReply } from '../kit/reply.ts'
import type { Reply } from '../kit/reply.ts'
import { isRetryLater, isServiceFault } from '../kit/serviceFault.ts'
import { isLimitReached, limitReply } from '../limits/limitReply.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import type { Input } from './readInput.ts'

type Run = (input: Input, caller: AnyCaller, context: Context, key: string | undefined) => Promise<Reply>

/**
 * Calls that answer with a token have no key: a stored answer would give the token to anyone who has the key. Beacons
 * have none either: their content identifies them.
 */
export const needsKey = (endpoint: Endpoint): boolean =>
  endpoint.changes && endpoint.who !== 'beacon' && endpoint.givesToken !== true

/** A handler with everything around it: the schema of its answer and, for a change, its key and transaction. */
export const runHandler = (handler: Handler): Run => {
  const run = keyedOrPlain(handler)
  return async (input, caller, context, key) => {
    try {
      return await run(input, caller, context, key)
    } catch (error) {
      if (isLimitReached(error))
        return limitReply(error.reached, context.correlationId, context.locale.language, error.details)
      if (isRetryLater(error)) return withoutWork({ _tag: 'InFlight' }, context)
      if (!isServiceFault(error)) throw error
      if (error.retryAfter !== null) return laterReply(error.errorId, context.correlationId, error.retryAfter)
      context.log({ event: 'failure', correlationId: context.correlationId, error: error.cause })
      return errorReply(error.errorId, context.correlationId)
    }
  }
}

const keyedOrPlain = (given: Handler): Run => {
  const handler = { ...given, run: humansOnly(given.run) }
  const { endpoint, inSteps, run, inOneWrite } = handler
  const toReply = replyMaker(endpoint)
  if (!needsKey(endpoint)) {
    return async (input, caller, context) => toReply(await run(input, caller, context, undefined), context)
  }
  return async (input, caller, context, key) => {
    if (key === undefined) return errorReply('IDK400', context.correlationId)
    const call = {
      subject: caller.kind === 'public' ? 'public' : caller.subject,
      key,
      endpoint: endpoint.id,
      payloadHash: payloadHash(endpoint, input),
    }
    const store = async (result: HandlerAnswer<unknown> | Refusal): Promise<StoredAnswer> =>
      storable(await toReply(result, context))
    if (inSteps) return runInSteps(handler, input, caller, context, call, store)
    const short = context.isHuman && inOneWrite ? await inOneWrite(input, caller, context, { call, store }) : undefined
    if (short) return short
    const outcome = await idempotently(context.db, call, context.now, async (tx) =>
      store(await run(input, caller, { ...context, db: tx }, undefined)),
    )
    return outcome._tag === 'Done' ? outcome.answer : withoutWork(outcome, context)
  }
}

/**
 * CHK-09: refused inside the work, so that the refusal is stored under the key: an earlier request that arrives late
 * gets the same answer. A key with an answer keeps it, and work that stopped halfway was admitted once.
 */
const humansOnly =
  (run: Handler['run']): Handler['run'] =>
  async (input, caller, context, step) =>
    context.isHuman || toFields(step)['resumed'] === true ? run(input, caller, context, step) : refuse('AUT403')

const runInSteps = async (
  { run }: Handler,
  input: Input,
  caller: AnyCaller,
  context: Context,
  call: KeyedCall,
  store: (result: HandlerAnswer<unknown> | Refusal) => Promise<StoredAnswer>,
): Promise<Reply> => {
  const { db, now } = context
  const claimed = await claim(db, call, context.newId(), now)
  if (claimed._tag !== 'Claimed') return withoutWork(claimed, context)
  const { holder, resumed } = claimed
  let settled: StoredAnswer | undefined
  const step = {
    resumed,
    key: call.key,
    async settle(tx: Tx, result: HandlerAnswer<unknown> | Refusal) {
      settled = await store(result)
      await settle(tx, call, holder, settled, now)
      return result
    },
  }
  try {
    const result = await run(input, caller, context, step)
    if (!settled) await inTransaction(db, (tx) => step.settle(tx, result))
    return settled ?? store(result)
  } catch (error) {
    await letGo(db, call, holder)
    throw error
  }
}

/** Only an answer that can be repeated forever may be stored; a fault of ours rolls the work back instead. */
const storable = (reply: Reply): StoredAnswer => {
  const { status, body } = reply
  if (status >= 500 || typeof body !== 'string')
    throw new Error(`${reply.errorId ?? 'A document'} is not an answer that may be stored.`)
  return { status, body }
}

const withoutWork = (outcome: NotDoneNow, { correlationId }: Context): Reply => {
  switch (outcome._tag) {
    case 'Replayed':
      return { ...outcome.answer, headers: { 'idempotent-replayed': 'true' } }
    case 'OtherPayload':
      return errorReply('IDK422', correlationId)
    case 'InFlight':
      return laterReply('IDK409', correlationId, 1)
  }
}

const replyMaker = (endpoint: Endpoint) => {
  const encode = Schema.encodeUnknownSync(endpoint.answer)
  const status = endpoint.status ?? 200
  return async (result: HandlerAnswer<unknown> | Refusal, { correlationId }: Context): Promise<Reply> => {
    if (result._tag === 'Refusal') return refusalReply(result, correlationId)
    if (endpoint.media)
      // Endpoints with a media type answer with bytes.
      return documentReply(result.body as Uint8Array<ArrayBuffer>, endpoint.media, result.fileName ?? endpoint.id)
    return {
      status,
      body: status === 204 ? '' : JSON.stringify(encode(result.body)),
      ...(result.setCookie === undefined ? {} : { headers: { 'set-cookie': result.setCookie } }),
    }
  }
}
