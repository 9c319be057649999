import { Schema } from 'effect'
import { command, LineKey } from './command.ts'

export const SavedCommand = Schema.Union([
  /** FAV-13: saves a line of the cart for later. */
  command('SaveForLater', { lineKey: LineKey }),
  /** `key` of the saved item. */
  command('MoveToCart', { key: LineKey }),
  command('RemoveSaved', { key: LineKey }),
  /** Asks the server for the list again. */
  command('RefreshSaved', {}),
])
export type SavedCommand = typeof SavedCommand.Type
