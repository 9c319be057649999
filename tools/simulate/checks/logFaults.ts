import { otherPayload } from '../../../core/commands/cart/refusals.ts'
import { giftCardLost } from '../../../core/domain/cart/cartRefusal.ts'
import type { Commit } from '../../../core/domain/log/commit.ts'

export type Event = {
  readonly _tag: string
  readonly refresh?: boolean
  readonly refusal?: { readonly errorId: string } | null
  readonly changeId?: string
  readonly id?: string
  readonly reason?: string
  readonly categories?: readonly string[]
}

/** A log is typed without its events; those of a device were written by this build. */
export const eventsOf = ({ events }: Pick<Commit, 'events'>): readonly Event[] => events as readonly Event[]

const ends = new Set([
  'v1.BasketConfirmed',
  'v1.ChangeRefused',
  'v1.CardLost',
  'v1.ChangeImpossible',
  'v1.ChangeWithdrawn',
  'v1.SavedItemGone',
  'v1.FavoriteChangeDone',
  'v1.FavoritesShared',
  'v1.FavoriteChangeRefused',
  'v1.FavoriteChangeWithdrawn',
])

/**
 * After these events the basket is read. A change that is requested meanwhile goes first, and then the answer of a read
 * that was already sent no longer counts.
 */
const asksToRead = new Set(['v1.ChangeRefused', 'v1.OrderRefused', 'v1.RefreshRequested'])

const persons = new Set(['v1.SignedIn', 'v1.SignedOut', 'v1.SessionLost'])

const orderEnds = new Set(['v1.OrderConfirmed', 'v1.OrderRefused', 'v1.AuthenticationFailed'])

/** Every change and every order ends once, and the shopper learns of it once. */
export const answerFaults = (commits: readonly Commit[]): readonly string[] => {
  const endings = new Map<string, string[]>()
  for (const commit of commits) {
    for (const event of eventsOf(commit)) {
      const id = ends.has(event._tag) ? event.changeId : orderEnds.has(event._tag) ? event.id : undefined
      if (id !== undefined) endings.set(id, [...(endings.get(id) ?? []), event._tag])
    }
  }
  return [...endings].flatMap(([id, tags]) =>
    tags.length > 1 ? [`${id} ended ${tags.length} times: ${tags.join(', ')}`] : [],
  )
}

/**
 * A key has one payload. Only a log that has lost its end sends a change again with another one, and then the shopper is
 * not told.
 */
export const keyFaults = (commits: readonly Commit[], hasLostItsEnd: boolean): readonly string[] =>
  commits.flatMap((commit) => {
    const { cause, seq } = commit
    const isShown = eventsOf(commit).some(({ refusal }) => refusal?.errorId === otherPayload)
    const { errorId } = cause._tag === 'Answer' ? (cause.answer as { readonly errorId?: string }) : {}
    if (isShown) return [`commit ${seq} tells the shopper of a key with two payloads`]
    return errorId === otherPayload && !hasLostItsEnd ? [`commit ${seq}: a key came with two payloads`] : []
  })

type Basketish = { readonly basketId: string; readonly version?: number }

const changing = new Set([
  'addItem',
  'updateItem',
  'removeItem',
  'applyCoupon',
  'removeCoupon',
  'setShippingMethod',
  'setShippingAddress',
  'setBillingAddress',
  'addPaymentInstrument',
  'moveToSaved',
])

/**
 * Each confirmed call has increased the basket's version by one, and nothing else has: nothing was applied twice. A
 * read may have repaired it, even one whose answer came too late to count, and a card or gift card whose number was
 * lost may have arrived before that (PAY-01: it is not asked again).
 */
export const versionFaults = (name: string, commits: readonly Commit[]): readonly string[] => {
  const last = new Map<string, number>()
  let cardsLost = 0
  let readsOwed = 0
  return commits.flatMap((commit) => {
    const { cause } = commit
    const events = eventsOf(commit)
    // AUTH-07: another person has another basket, or one that the guest's was merged into.
    if (events.some(({ _tag: tag }) => persons.has(tag))) last.clear()
    if (events.some(({ _tag: tag, refresh = true }) => refresh && asksToRead.has(tag))) readsOwed = 1
    cardsLost += events.filter(
      ({ _tag: tag, refusal }) => tag === 'v1.CardLost' || refusal?.errorId === giftCardLost.errorId,
    ).length
    if (cause._tag !== 'Answer') return []
    const { key, endpoint } = cause.call as { readonly key: string; readonly endpoint: string }
    const { _tag, body: commandText } = cause.answer as {
      readonly _tag: string
      readonly body?: Basketish & { readonly cart?: Basketish }
    }
    const body = commandText?.cart ?? commandText
    if (_tag !== 'Confirmed' || body?.version === undefined) return []
    const before = last.get(body.basketId)
    last.set(body.basketId, body.version)
    const mostRepairs = readsOwed
    const steps = before === undefined ? 0 : body.version - before
    // A read is owed until it has been answered, or until its repair has been seen.
    if (endpoint === 'readCart' || steps > 1 + cardsLost) readsOwed = 0
    if (before === undefined) return []
    const isRight = steps >= (changing.has(endpoint) ? 1 : 0) && steps <= 1 + cardsLost + mostRepairs
    return isRight
      ? []
      : [`${name}: ${endpoint} under ${key} moved basket ${body.basketId} from version ${before} to ${body.version}`]
  })
}
