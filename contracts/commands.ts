import { Schema } from 'effect'
import { AccountCommand } from './commands/accountCommand.ts'
import { CartCommand } from './commands/cartCommand.ts'
import { CheckoutCommand } from './commands/checkoutCommand.ts'
import { ConsentCommand } from './commands/consentCommand.ts'
import { FavoriteCommand } from './commands/favoriteCommand.ts'
import { OrderCommand } from './commands/orderCommand.ts'
import { SavedCommand } from './commands/savedCommand.ts'

export const Command = Schema.Union([
  AccountCommand,
  CartCommand,
  CheckoutCommand,
  OrderCommand,
  FavoriteCommand,
  SavedCommand,
  ConsentCommand,
])
export type Command = typeof Command.Type
export type CommandTag = Command['_tag']
/** A command before it has an id and a time. */
export type CommandInput<Tag extends CommandTag> = Omit<CommandOf<Tag>, 'commandId' | 'at'> & { readonly _tag: Tag }
export type CommandOf<Tag extends CommandTag> = Extract<Command, { readonly _tag: Tag }>
