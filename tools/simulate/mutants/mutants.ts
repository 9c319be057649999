import { AsyncResource } from 'node:async_hooks'
import type { Answer } from '../../../contracts/answer.ts'
import type { InputOf } from '../../../contracts/api/endpoint.ts'
import { setShippingMethod } from '../../../contracts/api/cartApi.ts'
import { fetchToken } from '../../../contracts/api/sessionApi.ts'
import type { TokenAnswer } from '../../../contracts/api/sessionApi.ts'
import type { NotSent } from '../../../core/adapters/commerceApi/CommerceApi.ts'
import type { StoredSession } from '../../../core/adapters/sessionStore/SessionStore.ts'
import { saveBasket } from '../../../server/cart/changeBasket.ts'
import { mergedDocument } from '../../../server/cart/mergedDocument.ts'
import type { Handler } from '../../../server/http/handle.ts'
import type { Db } from '../../../server/storage/Tables.ts'
import type { FaultName } from '../faults/faultKinds.ts'
import { stagePoints } from '../server/fillStage.ts'
import { withoutChangeOf, withoutLeases, withoutRowLocks, withoutRowsOf, withoutSql } from './brokenQueries.ts'
import { noMutations, underKey } from './Mutant.ts'
import type { Mutant } from './Mutant.ts'

const mutant = (name: string, shownBy: readonly FaultName[], story: string, parts: Partial<Mutant>): Mutant => ({
  ...noMutations,
  name,
  shownBy,
  story,
  ...parts,
})

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
  handler.inSteps || !handler.endpoint.changes || handler.endpoint.id === fetchToken.id
    ? handler
    : {
        ...withoutShortRoad(handler),
        run: (input, caller, context, step) =>
          environment.runInAsyncScope(() =>
            db()
              .transaction()
              .execute((tx) => handler.run(input, caller, { ...context, db: tx }, step)),
          ),
      }

const withoutShortRoad = ({ inOneWrite: _short, ...handler }: Handler): Handler => handler

/** Made outside of any transaction, so that what runs in it may open one. */
const environment = new AsyncResource('outside')

/** A tab that never looks at what the others have been given: it renews with the token it knows. */
const ownSession: Mutant['sessionStore'] = (store) => {
  const known = new Map<string, StoredSession | null>()
  return {
    ...store,
    get: async (site) => {
      if (!known.has(site)) known.set(site, await store.get(site))
      return known.get(site) ?? null
    },
    put: async (site, session) => {
      known.set(site, session)
      await store.put(site, session)
    },
    clear: async (site) => {
      known.set(site, null)
      await store.clear(site)
    },
  }
}

/** A sign-out is written like any other commit. */
const keptLog: Mutant['log'] = (log) => ({
  ...log,
  append: (request) => {
    const { erases: _erases, ...kept } = request
    return log.append(kept)
  },
})

/** What the guest brought is put into the account's basket once more. */
const mergedTwice: Mutant['handler'] = (handler) =>
  handler.endpoint.id !== fetchToken.id
    ? handler
    : {
        ...handler,
        run: async (input, caller, context, step) => {
          const { guestObjects } = (input as InputOf<typeof fetchToken>).body
          const brought =
            guestObjects?.basketId === undefined ? undefined : await basketById(context.db, guestObjects.basketId)
          const result = await handler.run(input, caller, context, step)
          const into = result._tag === 'Answer' ? (result.body as TokenAnswer).basketId : undefined
          if (!brought || into === undefined || into === brought.id) return result
          const own = await basketById(context.db, into)
          if (own)
            await saveBasket(context, {
              ...own,
              document: mergedDocument(own.document, brought.document, context.catalogue),
            })
          return result
        },
      }

const toOtherPoint: Mutant['handler'] = (handler) =>
  handler.endpoint.id !== setShippingMethod.id
    ? handler
    : {
        ...withoutShortRoad(handler),
        run: (input, caller, context, step) => {
          const { body } = input as InputOf<typeof setShippingMethod>
          const other = stagePoints.find((id) => id !== body.collectionPointId) ?? ''
          return handler.run(
            body.collectionPointId === undefined
              ? input
              : ({ ...(input as object), body: { ...body, collectionPointId: other } } as typeof input),
            caller,
            context,
            step,
          )
        },
      }

const basketById = (db: Db, id: string) =>
  db
    .selectFrom('basket')
    .select(['id', 'subject', 'version', 'status', 'country', 'currency', 'document'])
    .where('id', '=', id)
    .executeTakeFirst()

type RefusedCall = Extract<Answer, { readonly _tag: 'Refused' }>

const refusal = (errorId: string, status = 400): RefusedCall => ({
  _tag: 'Refused',
  status,
  errorId,
  message: errorId,
  details: { errorId, message: errorId },
  appId: null,
  correlationId: 'mutant',
})

/** Some answers are taken for others. */
const misread =
  (read: (answer: Answer | NotSent) => Answer | NotSent): Mutant['api'] =>
  (api) => ({ send: async (request) => read(await api.send(request)) as never })

/** The known ways, each as a part that is wrong. */
export const mutants: readonly Mutant[] = [
  mutant(
    'key-in-memory',
    ['worker-restarted', 'lost-answer'],
    'a key lives as long as its worker: after a restart the same change is sent under another one',
    {
      api: (api, { life }) => underKey(api, ({ idempotencyKey }) => `${idempotencyKey}@${life}`),
    },
  ),
  mutant('key-per-attempt', ['lost-answer'], 'every attempt has a key of its own', {
    api: (api, { chance }) => underKey(api, ({ idempotencyKey }) => `${idempotencyKey}#${chance.below(2 ** 31)}`),
  }),
  mutant('key-per-tab', ['worker-killed', 'tab-frozen', 'lost-answer'], 'every tab has keys of its own', {
    api: (api, { tabId }) => underKey(api, ({ idempotencyKey }) => `${idempotencyKey}@${tabId}`),
  }),
  mutant('time-out-is-failure', ['late'], 'no answer in time is taken for a refusal', {
    api: misread((answer) => (answer._tag === 'Unknown' && answer.reason === 'timeout' ? refusal('GEN500') : answer)),
  }),
  mutant('break-is-failure', ['lost-answer'], 'a connection that breaks off is taken for a refusal', {
    api: misread((answer) => (answer._tag === 'Unknown' && answer.reason === 'network' ? refusal('GEN500') : answer)),
  }),
  mutant('garbled-is-failure', ['garbled'], 'an answer that cannot be read is taken for a refusal', {
    api: misread((answer) =>
      answer._tag === 'Unknown' && answer.reason === 'unreadable' ? refusal('GEN500') : answer,
    ),
  }),
  mutant('undecided-is-failure', ['failed-after'], 'a 5xx, or a key still at work, is taken for a refusal', {
    api: misread((answer) => (answer._tag === 'Unknown' && answer.reason === 'status' ? refusal('GEN500') : answer)),
  }),
  mutant('lost-basket-is-failure', ['baskets-forgotten'], 'a basket the server no longer knows is not rebuilt', {
    api: misread((answer) => (answer._tag === 'Refused' && answer.errorId === 'BSK404' ? refusal('GEN500') : answer)),
  }),
  mutant('cached-failure', ['busy'], 'a 5xx given once under a key is given for ever', { api: cachedFailures }),
  mutant('payment-without-key', ['provider-forgets'], 'the payment company gets another key at every try', {
    provider: (provider, chance) => ({
      ...provider,
      charge: (charge) => provider.charge({ ...charge, key: `${charge.key}#${chance.below(2 ** 31)}` }),
    }),
  }),
  mutant('key-outside-transaction', ['server-killed', 'server-slow'], 'the change is committed before its key is', {
    handler: outsideTransaction,
  }),
  mutant(
    'no-row-locks',
    ['duplicated', 'server-slow'],
    'baskets, orders and stock are read without a lock, and a basket is written whatever has become of it since',
    {
      database: (db) => db.withPlugin(withoutRowLocks).withPlugin(withoutSql('and edition = ', 'and 0 <= ')),
    },
  ),
  mutant(
    'stranded-orders',
    ['disk-emptied', 'server-killed', 'provider-slow'],
    'nobody finishes an order whose process died',
    { finishesStranded: false },
  ),
  mutant('short-lease', [], 'whoever charges, or waits for the bank, is taken for dead at once', {
    database: (db) => db.withPlugin(withoutLeases),
  }),
  mutant('stock-unchecked', ['stock-changed'], 'pieces are taken that are not there', {
    database: (db) =>
      db
        .withPlugin(withoutSql('select available from stock', 'select available + 9 from stock'))
        .withPlugin(withoutSql('and shelf.available >= wanted.qty', '')),
  }),
  mutant('stock-kept', [], 'a refused payment puts nothing back', {
    database: (db) => db.withPlugin(withoutSql('shelf.available + wanted.qty', 'shelf.available')),
  }),
  mutant('gift-card-kept', [], 'a refused payment leaves the gift card without what the order had taken', {
    database: (db) => db.withPlugin(withoutChangeOf('balance', '+')),
  }),
  mutant(
    'gift-card-unspent',
    [],
    'what an order takes off a gift card is not written, and the next one spends it again',
    { database: (db) => db.withPlugin(withoutChangeOf('balance', '-')) },
  ),
  mutant('points-respent', [], 'the points that other orders have taken are counted again', {
    database: (db) => db.withPlugin(withoutRowsOf('loyalty_spending')),
  }),
  mutant('holds-ignored', [], 'what another cart has put aside in a store is put aside once more', {
    database: (db) => db.withPlugin(withoutSql('and stock_hold.until > ', 'and 0 * stock_hold.until > ')),
  }),
  mutant('other-point', [], 'a parcel goes to another collection point than the one that was chosen', {
    handler: toOtherPoint,
  }),
  mutant(
    'refresh-per-tab',
    ['access-token-expired', 'tab-frozen'],
    'every tab renews with the refresh token it was given itself',
    { sessionStore: ownSession },
  ),
  mutant('merge-twice', [], 'what a guest brings is put into the account’s basket twice', { handler: mergedTwice }),
  mutant('sign-out-keeps-log', [], 'what stood in the log before a sign-out stays there', { log: keptLog }),
  mutant('key-pruned', ['long-offline', 'lost-answer'], 'keys are thrown away after a while', {
    keysLiveMs: 24 * 3_600_000,
  }),
]

export const mutantNamed = (name: string): Mutant | undefined => mutants.find((one) => one.name === name)
