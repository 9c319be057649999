import type { Command } from '../../contracts/commands.ts'
import type { Rejection } from '../../contracts/rejections.ts'
import type { ShopperState } from '../domain/state/shopperState.ts'
import type { ShopEvent } from '../events/shop/shopEvent.ts'

/** The outcome of a command: rejected and why, or what has happened. No events = already so. */
export type Decision = Rejection | readonly ShopEvent[]

/** One function per command: rejections first, each naming its rule; the facts last. Never throws. */
export type Decide<C extends Command> = {
  readonly [Tag in C['_tag']]: (state: ShopperState, command: Extract<C, { readonly _tag: Tag }>) => Decision
}

export const isRejection = (decided: object): decided is Rejection => '_tag' in decided
