import { AsyncResource } from 'node:async_hooks'
import type { Answer } from '../../../contracts/answer.ts'
import { noMutations, underKey } from './Mutant.ts'
import type { Mutant } from './Mutant.ts'

const mutant = (name: string, story: string, parts: Partial<Mutant>): Mutant => ({ ...noMutations, name, story, ...parts })

/** A 5xx that was once given under a key is given for ever: a cache in between, or a key store that keeps failures. */
const cachedFailures: Mutant['api'] = (api) => {
  const failed = new Map<string, Answer>()
  return {
    send: async (request) => {
      const key = request.idempotencyKey
      const known = key === undefined ? undefined : failed.get(key)
      if (known) return known as never
      const answer = await api.send(request)
      if (key !== undefined && answer._tag === 'Unknown' && answer.reason === 'status') failed.set(key, answer)
      return answer
    },
  }
}

/** The work is done in a transaction of its own, before the key's row is written. */
const outsideTransaction: Mutant['handler'] = (handler, db) =>
  handler.inSteps || !handler.endpoint.changes || handler.endpoint.id === 'API-001'
    ? handler
    : { ...handler, run: (input, caller, context, step) => outside.runInAsyncScope(() => db().transaction().execute((tx) => handler.run(input, caller, { ...context, db: tx }, step))) }

/** Made outside of any transaction, so that what runs in it may open one. */
const outside = new AsyncResource('outside')

/** The known ways, each as a part that is wrong. */
export const mutants: readonly Mutant[] = [
  mutant('key-in-memory', 'a key lives as long as its worker: after a restart the same change is sent under another one', {
    api: (api, { life }) => underKey(api, ({ idempotencyKey }) => `${idempotencyKey}@${life}`),
  }),
  mutant('key-per-attempt', 'every attempt has a key of its own', {
    api: (api, { chance }) => underKey(api, ({ idempotencyKey }) => `${idempotencyKey}#${chance.below(2 ** 31)}`),
  }),
  mutant('key-per-tab', 'every tab has keys of its own', {
    api: (api, { tabId }) => underKey(api, ({ idempotencyKey }) => `${idempotencyKey}@${tabId}`),
  }),
  mutant('time-out-is-failure', 'no answer in time is taken for a refusal', {
    api: (api) => ({
      send: async (request) => {
        const answer = await api.send(request)
        if (answer._tag !== 'Unknown' || answer.reason !== 'timeout') return answer
        const details = { errorId: 'GEN500', message: 'timed out' } as const
        return { _tag: 'Refused', status: 400, errorId: 'GEN500', message: 'timed out', details, appId: null, correlationId: 'mutant' }
      },
    }),
  }),
  mutant('cached-failure', 'a 5xx given once under a key is given for ever', { api: cachedFailures }),
  mutant('payment-without-key', 'the payment company gets another key at every try', {
    provider: (provider, chance) => ({ ...provider, charge: (charge) => provider.charge({ ...charge, key: `${charge.key}#${chance.below(2 ** 31)}` }) }),
  }),
  mutant('key-outside-transaction', 'the change is committed before its key is', { handler: outsideTransaction }),
  mutant('key-pruned', 'keys are thrown away after a while', { keysLiveMs: 24 * 3_600_000 }),
]

export const mutantNamed = (name: string): Mutant | undefined => mutants.find((one) => one.name === name)
