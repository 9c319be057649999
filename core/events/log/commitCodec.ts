import { Exit, Schema } from 'effect'
import type { Commit } from '../../domain/log/commit.ts'
import { toFields, toText } from '../../domain/fields/fields.ts'
import { ShopEvent } from '../shop/shopEvent.ts'
import type { Happened } from '../evolve.ts'
import { isKnownTag, upcast } from '../upcast.ts'

/** The content of a stored commit, in today's version. */
export type DecodedCommit =
  | { readonly _tag: 'Readable'; readonly happened: Happened }
  /** Written by a newer version of the shop: kept as it is, not folded, and nothing is written after it. */
  | { readonly _tag: 'FromTheFuture'; readonly tag: string }
  | { readonly _tag: 'Damaged'; readonly seq: number; readonly issue: string }

const decodeEvents = Schema.decodeUnknownExit(Schema.Array(ShopEvent))
const encodeEvents = Schema.encodeUnknownSync(Schema.Array(ShopEvent))

export const decodeCommit = (commit: Commit): DecodedCommit => {
  const events = commit.events.map(upcast)
  const future = events.find((event) => !isKnownTag(event))
  if (future !== undefined) return { _tag: 'FromTheFuture', tag: toText(toFields(future)['_tag']) }
  const decoded = decodeEvents(events)
  if (Exit.isFailure(decoded)) return { _tag: 'Damaged', seq: commit.seq, issue: String(decoded.cause) }
  return { _tag: 'Readable', happened: { events: decoded.value, commandId: commandIdOf(commit) } }
}

/** Only what the schemas allow gets into the log. */
export const encodeForLog = (events: readonly ShopEvent[]): readonly unknown[] => encodeEvents(events)

export const commandIdOf = ({ cause }: Pick<Commit, 'cause'>): string | null => {
  const id = cause._tag === 'Command' ? toFields(cause.command)['commandId'] : null
  return typeof id === 'string' ? id : null
}
