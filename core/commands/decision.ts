import type { Command } from '../../contracts/commands.ts'
import type { Rejection } from '../../contracts/rejections.ts'
import type { ShopperState } from '../domain/state/shopperState.ts'
import type { ShopEvent } from '../events/shop/shopEvent.ts'

/** What a command comes to: it may not be done and why, or what has then happened. No events = already so. */
export type Decision = Rejection | readonly ShopEvent[]

/** One function per command: refusals first, each naming its rule; the facts last. Never throws. */
export type Decide<C extends Command> = {
  readonly [Tag in C['_tag']]: (state: ShopperState, command: Extract<C, { readonly _tag: Tag }>) => Decision
}

export const isRejection = (decision: Decision): decision is Rejection => '_tag' in decision
