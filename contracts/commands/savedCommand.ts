import { Schema } from 'effect'
import { command, LineKey } from './command.ts'

export const SavedCommand = Schema.Union([
  /** FAV-13: a line of the cart is put aside. */
  command('SaveForLater', { lineKey: LineKey }),
  /** `key` of what is saved. */
  command('MoveToCart', { key: LineKey }),
  command('RemoveSaved', { key: LineKey }),
  /** Asks the server for the list again. */
  command('RefreshSaved', {}),
])
export type SavedCommand = typeof SavedCommand.Type
