import { Schema } from 'effect'
import type { SavedLine } from '../../domain/saved/saved.ts'
import { WantedLineShape } from '../cart/cartShapes.ts'
import { event } from '../eventSchema.ts'

const SavedLineShape = Schema.Struct({
  ...WantedLineShape.fields,
  itemId: Schema.String,
  available: Schema.Boolean,
  isAgreementOver: Schema.optionalKey(Schema.Literal(true)),
}) satisfies Schema.Codec<SavedLine, unknown, never, never>

const change = { changeId: Schema.String, at: Schema.Int }
const list = { saveForLaterId: Schema.String, items: Schema.Array(SavedLineShape) }

export const SavedEvent = Schema.Union([
  /** FAV-13: the cart's line `key` is saved as `line`. */
  event('v1.LineSaveRequested', { ...change, key: Schema.String, line: WantedLineShape }),
  event('v1.SavedMoveRequested', { ...change, line: WantedLineShape }),
  event('v1.SavedRemovalRequested', { ...change, line: WantedLineShape }),
  /** The server no longer has the line in the cart: it is saved by its product instead (FAV-12). */
  event('v1.SaveTurnedToItem', { changeId: Schema.String }),
  /** The server's whole list; `changeId` is done with it. */
  event('v1.SavedConfirmed', { changeId: Schema.String, ...list }),
  /** The item to be removed was already gone. */
  event('v1.SavedItemGone', { changeId: Schema.String, key: Schema.String }),
  event('v1.SavedRefreshRequested', { id: Schema.String }),
  event('v1.SavedPageRead', { id: Schema.String, total: Schema.Int, ...list }),
  event('v1.SavedRefreshAbandoned', { id: Schema.String }),
])
export type SavedEvent = typeof SavedEvent.Type
