import type { RecordedLane } from '../../contracts/recorder.ts'
import { evolveAccount } from '../../core/events/account/evolveAccount.ts'
import { evolveCart } from '../../core/events/cart/evolveCart.ts'
import { evolveCheckout } from '../../core/events/checkout/evolveCheckout.ts'
import { evolveConsent } from '../../core/events/consent/evolveConsent.ts'
import { evolveExperiments } from '../../core/events/experiment/evolveExperiments.ts'
import { evolveFavorites } from '../../core/events/favorites/evolveFavorites.ts'
import { evolveSaved } from '../../core/events/saved/evolveSaved.ts'
import { evolveOrder } from '../../core/events/order/evolveOrder.ts'
import { toFields, toText } from '../../core/domain/fields/fields.ts'
import type { RecordedCause } from './causeOf.ts'

export type EventLike = { readonly _tag: string }

/** Events of a commit, read without trust. */
export const eventsOf = (events: readonly unknown[]): readonly EventLike[] =>
  events.map((event) => ({ ...toFields(event), _tag: toText(toFields(event)['_tag']) }))

/** `v1.BasketLost` → `BasketLost`. */
export const eventName = (tag: string): string => tag.replace(/^v\d+\./, '')

export const namesOf = (events: readonly unknown[]): readonly string[] =>
  events.map((event) => eventName(toText(toFields(event)['_tag'])))

const recoveries = new Set([
  'BasketLost',
  'RebuildSent',
  'RebuildAdvanced',
  'RebuildResumed',
  'BasketRestored',
  'BasketClosed',
  'CartMoving',
  'CustomerRejected',
  'SwitchTurnedBack',
  'CardLost',
  'FavoritesLost',
])

export const laneOf = (kind: RecordedCause['kind'], names: readonly string[]): RecordedLane => {
  if (names.some((name) => recoveries.has(name))) return 'recovery'
  if (kind === 'Answer') return 'answer'
  return kind === 'Sending' ? 'sending' : 'command'
}

const refusals = new Set([
  'ChangeRefused',
  'SwitchTurnedBack',
  'OrderRefused',
  'CardLost',
  'CustomerRejected',
  'FavoriteChangeRefused',
])

/** Whether an event reports something that was not done. */
export const hasRefusal = (events: readonly unknown[]): boolean =>
  events.some(
    (event) => refusals.has(eventName(toText(toFields(event)['_tag']))) || toFields(event)['refusal'] instanceof Object,
  )

/** Codes of the error catalogue in these events. */
export const codesIn = (events: readonly unknown[]): string =>
  events.map((event) => toText(toFields(toFields(event)['refusal'] ?? toFields(event)['problem'])['errorId'])).join(' ')

const nouns: Readonly<Record<string, ReadonlySet<string>>> = {
  account: new Set(Object.keys(evolveAccount)),
  cart: new Set(Object.keys(evolveCart)),
  checkout: new Set(Object.keys(evolveCheckout)),
  order: new Set(Object.keys(evolveOrder)),
  favorites: new Set(Object.keys(evolveFavorites)),
  saved: new Set(Object.keys(evolveSaved)),
  consent: new Set(Object.keys(evolveConsent)),
  experiments: new Set(Object.keys(evolveExperiments)),
}

/** The nouns that these events are about. */
export const nounsOf = (events: readonly unknown[]): readonly string[] =>
  Object.keys(nouns).filter((noun) => events.some((event) => nouns[noun]?.has(toText(toFields(event)['_tag']))))
