import { produce } from 'immer'
import type { Draft } from 'immer'
import { rememberedCommands } from '../domain/state/shopperState.ts'
import type { ShopperState } from '../domain/state/shopperState.ts'
import { evolveAccount } from './account/evolveAccount.ts'
import { evolveCart } from './cart/evolveCart.ts'
import { evolveCheckout } from './checkout/evolveCheckout.ts'
import { evolveConsent } from './consent/evolveConsent.ts'
import { evolveExperiments } from './experiment/evolveExperiments.ts'
import { evolveFavorites } from './favorites/evolveFavorites.ts'
import { evolveOrder } from './order/evolveOrder.ts'
import { evolveSaved } from './saved/evolveSaved.ts'
import type { ShopEvent, ShopEventTag } from './shop/shopEvent.ts'

/**
 * One function per event, exhaustive: a new event does not compile until it has one. Never refuses, never reads a
 * clock.
 */
export type Evolve<Event extends { readonly _tag: string }> = {
  readonly [Tag in Event['_tag']]: (state: Draft<ShopperState>, event: Extract<Event, { readonly _tag: Tag }>) => void
}

/** The events of one commit, with the command that caused it, if one did. */
export type Happened = { readonly events: readonly ShopEvent[]; readonly commandId: string | null }

const table: Evolve<ShopEvent> = {
  ...evolveAccount,
  ...evolveCart,
  ...evolveCheckout,
  ...evolveOrder,
  ...evolveFavorites,
  ...evolveSaved,
  ...evolveConsent,
  ...evolveExperiments,
}

/**
 * Live: on an immer draft, so that whatever does not change keeps its identity. The long list of commands is kept out
 * of it, because a draft would copy every entry.
 */
export const evolve = (state: ShopperState, { events, commandId }: Happened): ShopperState => {
  const next = produce(state, (draft) => events.forEach((event) => apply(draft, event)))
  if (commandId === null) return next
  const recentCommands = [...next.recentCommands.slice(1 - rememberedCommands), commandId]
  return Object.freeze({ ...next, recentCommands: Object.freeze(recentCommands) })
}

/** Boot and replay: directly on a private, unfrozen object. The same code, about eighty times cheaper per event. */
export const evolveInPlace = (state: Draft<ShopperState>, { events, commandId }: Happened): void => {
  for (const event of events) apply(state, event)
  if (commandId === null) return
  state.recentCommands.push(commandId)
  if (state.recentCommands.length > rememberedCommands) state.recentCommands.shift()
}

const apply = <Tag extends ShopEventTag>(
  state: Draft<ShopperState>,
  event: Extract<ShopEvent, { readonly _tag: Tag }>,
): void => {
  const step: (state: Draft<ShopperState>, event: never) => void = table[event._tag]
  // The tag has chosen the row of this very event.
  step(state, event as never)
}
