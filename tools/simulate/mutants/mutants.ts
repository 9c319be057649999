import type { FaultName } from '../faults/faultKinds.ts'
import { cachedFailures, keptLog, misread, ownSession, refusal } from './brokenClient.ts'
import { mergedTwice, outsideTransaction, toOtherPoint } from './brokenHandlers.ts'
import { acknowledgedUnheard, idsPerLife } from './brokenTracking.ts'
import { draftsShown, readInParts, shownEarly } from './brokenContent.ts'
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

/** The known mistakes, each as a faulty part. */
export const mutants: readonly Mutant[] = [
  mutant(
    'key-in-memory',
    ['worker-restarted', 'lost-answer'],
    'a key lasts as long as its worker: after a restart the same change is sent under another one',
    {
      api: (api, { life }) => underKey(api, ({ idempotencyKey }) => `${idempotencyKey}@${life}`),
    },
  ),
  mutant('key-per-attempt', ['lost-answer'], 'every attempt has a new key', {
    api: (api, { chance }) => underKey(api, ({ idempotencyKey }) => `${idempotencyKey}#${chance.below(2 ** 31)}`),
  }),
  mutant('key-per-tab', ['worker-killed', 'tab-frozen', 'lost-answer'], 'every tab has its own keys', {
    api: (api, { tabId }) => underKey(api, ({ idempotencyKey }) => `${idempotencyKey}@${tabId}`),
  }),
  mutant('time-out-is-failure', ['late'], 'a time-out counts as a refusal', {
    api: misread((answer) => (answer._tag === 'Unknown' && answer.reason === 'timeout' ? refusal('GEN500') : answer)),
  }),
  mutant('break-is-failure', ['lost-answer'], 'a broken connection counts as a refusal', {
    api: misread((answer) => (answer._tag === 'Unknown' && answer.reason === 'network' ? refusal('GEN500') : answer)),
  }),
  mutant('garbled-is-failure', ['garbled'], 'an unreadable answer counts as a refusal', {
    api: misread((answer) =>
      answer._tag === 'Unknown' && answer.reason === 'unreadable' ? refusal('GEN500') : answer,
    ),
  }),
  mutant('undecided-is-failure', ['failed-after'], 'a 5xx, or a key still in progress, counts as a refusal', {
    api: misread((answer) => (answer._tag === 'Unknown' && answer.reason === 'status' ? refusal('GEN500') : answer)),
  }),
  mutant('lost-basket-is-failure', ['baskets-forgotten'], 'a basket the server no longer knows is not rebuilt', {
    api: misread((answer) => (answer._tag === 'Refused' && answer.errorId === 'BSK404' ? refusal('GEN500') : answer)),
  }),
  mutant('cached-failure', ['busy'], 'a 5xx once given under a key is repeated forever', { api: cachedFailures }),
  mutant('payment-without-key', ['provider-forgets'], 'the payment provider gets a new key at every attempt', {
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
    'baskets, orders and stock are read without a lock, and a basket is written although it has changed since',
    {
      database: (db) => db.withPlugin(withoutRowLocks).withPlugin(withoutSql('and edition = ', 'and 0 <= ')),
    },
  ),
  mutant(
    'stranded-orders',
    ['disk-emptied', 'server-killed', 'provider-slow'],
    'an order whose process died is never finished',
    { finishesStranded: false },
  ),
  mutant('short-lease', [], 'a process that charges, or waits for the bank, counts as dead at once', {
    database: (db) => db.withPlugin(withoutLeases),
  }),
  mutant('stock-unchecked', ['stock-changed'], 'more pieces are taken than there are', {
    database: (db) =>
      db
        .withPlugin(withoutSql('select available from stock', 'select available + 9 from stock'))
        .withPlugin(withoutSql('and shelf.available >= wanted.qty', '')),
  }),
  mutant('stock-kept', [], 'a refused payment returns no pieces', {
    database: (db) => db.withPlugin(withoutSql('shelf.available + wanted.qty', 'shelf.available')),
  }),
  mutant('gift-card-kept', [], 'a refused payment does not return what the order took from the gift card', {
    database: (db) => db.withPlugin(withoutChangeOf('balance', '+')),
  }),
  mutant(
    'gift-card-unspent',
    [],
    'what an order takes from a gift card is not recorded, and the next order spends it again',
    { database: (db) => db.withPlugin(withoutChangeOf('balance', '-')) },
  ),
  mutant('points-respent', [], 'points that other orders have taken are spent again', {
    database: (db) => db.withPlugin(withoutRowsOf('loyalty_spending')),
  }),
  mutant('holds-ignored', [], 'pieces that another cart holds in a store are held a second time', {
    database: (db) => db.withPlugin(withoutSql('and stock_hold.until > ', 'and 0 * stock_hold.until > ')),
  }),
  mutant('other-point', [], 'a parcel goes to another collection point than the one that was chosen', {
    handler: toOtherPoint,
  }),
  mutant('drafts-shown', [], 'shoppers see what an editor has saved last', {
    isOfContent: true,
    handler: draftsShown,
  }),
  mutant('read-in-parts', ['server-slow'], 'the areas of a page are read one after another', {
    isOfContent: true,
    handler: readInParts,
  }),
  mutant('shown-early', [], 'a scheduled revision is shown a few seconds before its instant', {
    isOfContent: true,
    handler: shownEarly,
  }),
  mutant('kept-for-ever', [], 'what is published is kept, and no later publication is noticed', {
    isOfContent: true,
    database: (db) => db.withPlugin(withoutRowsOf('content_state')),
  }),
  mutant('cursor-before-answer', ['lost-request'], 'the place in the log is kept before a batch is acknowledged', {
    isOfTracking: true,
    api: acknowledgedUnheard,
  }),
  mutant('event-ids-per-life', ['lost-answer', 'worker-restarted'], 'every worker makes its own ids of events', {
    isOfTracking: true,
    api: idsPerLife,
  }),
  mutant(
    'refresh-per-tab',
    ['access-token-expired', 'tab-frozen'],
    'every tab renews with the refresh token it received itself',
    { sessionStore: ownSession },
  ),
  mutant('merge-twice', [], 'the guest’s goods are added to the account’s basket twice', { handler: mergedTwice }),
  mutant('sign-out-keeps-log', [], 'a sign-out does not erase the log before it', { log: keptLog }),
  mutant('key-pruned', ['long-offline', 'lost-answer'], 'keys are deleted after a while', {
    keysLiveMs: 24 * 3_600_000,
  }),
]

export const mutantNamed = (name: string): Mutant | undefined => mutants.find((one) => one.name === name)
