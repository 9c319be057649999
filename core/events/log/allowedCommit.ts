import { Exit, Schema } from 'effect'
import { Basket } from '../../../contracts/api/entities/basket.ts'
import { Order } from '../../../contracts/api/entities/order.ts'
import { moveToSaved, readSaved } from '../../../contracts/api/cart/saveForLaterApi.ts'
import { FavoriteList, SavedForLater } from '../../../contracts/api/entities/wishlist.ts'
import { shareFavorites } from '../../../contracts/api/account/wishlistApi.ts'
import { Command } from '../../../contracts/commands.ts'
import type { Cause, Commit } from '../../domain/log/commit.ts'
import { isSame } from '../../domain/log/diffLines.ts'
import { toFields, toText } from '../../domain/fields/fields.ts'
import { decodeCommit, encodeForLog } from './commitCodec.ts'

/**
 * A commit reduced to what the schemas allow: a field without a schema does not leave the device. What the schemas know
 * stays exactly as it is, and with it the hash chain.
 */
export const allowedCommit = (commit: Commit): Commit => {
  const { seq, epoch, at, tabId, hash, took } = commit
  const measures = took ? { took: { seq: took.seq, visible: took.visible, durable: took.durable } } : {}
  return { seq, epoch, at, tabId, cause: allowedCause(commit.cause), events: allowedEvents(commit), hash, ...measures }
}

const decodeCommand = Schema.decodeUnknownExit(Schema.toType(Command))
const decodeBody = Schema.decodeUnknownExit(
  Schema.toType(
    Schema.Union([
      Basket,
      Order,
      moveToSaved.answer,
      readSaved.answer,
      SavedForLater,
      FavoriteList,
      shareFavorites.answer,
    ]),
  ),
)

const allowedCause = (cause: Cause): Cause => {
  switch (cause._tag) {
    case 'Command':
      return { _tag: 'Command', command: allowedBy(decodeCommand, cause.command) }
    case 'Sending':
      return { _tag: 'Sending', key: toText(cause.key) }
    case 'Answer':
      return { _tag: 'Answer', call: only(callFields, cause.call), answer: allowedAnswer(cause.answer) }
    case 'Restored':
      return { _tag: 'Restored', from: toText(cause.from) }
  }
}

/**
 * The core makes calls from commands and events, which have passed their schemas. They name a card but do not contain
 * it. `timeoutMs` occurs in older logs.
 */
const callFields = ['key', 'lane', 'endpoint', 'input', 'basketId', 'secret', 'timeoutMs', 'strict']
const refusalFields = ['_tag', 'status', 'errorId', 'message', 'maxAllowedQty', 'field']

const allowedAnswer = (answer: unknown): unknown => {
  const fields = toFields(answer)
  if (fields['_tag'] !== 'Confirmed') return only(refusalFields, fields)
  return { _tag: 'Confirmed', body: allowedBy(decodeBody, fields['body']) }
}

/** An event of a newer version has no schema here: only its name is included. */
const allowedEvents = (commit: Commit): readonly unknown[] => {
  const decoded = decodeCommit(commit)
  if (decoded._tag !== 'Readable') return commit.events.map((event) => ({ _tag: toText(toFields(event)['_tag']) }))
  const allowed = encodeForLog(decoded.happened.events)
  return isSame(allowed, commit.events) ? commit.events : allowed
}

/** null = the schema does not know it. */
const allowedBy = (decode: (value: unknown) => Exit.Exit<unknown, unknown>, value: unknown): unknown => {
  const decoded = decode(value)
  if (Exit.isFailure(decoded)) return null
  return isSame(decoded.value, value) ? value : decoded.value
}

const only = (names: readonly string[], value: unknown): unknown => {
  const fields = toFields(value)
  return Object.fromEntries(names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])))
}
