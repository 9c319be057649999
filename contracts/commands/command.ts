import { Schema } from 'effect'
import { Id, text } from '../api/wire.ts'

/** Minor units. */
export const Minor = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 100_000_000 }))

/** Names a secret that stays in the worker's memory until its one call is made. */
export const SecretRef = Id

/** Natural key of a line: product, recipe, gift option and delivery (made by core/domain/cart/lineKey.ts). */
export const LineKey = text(4500)

/**
 * PAY-18: the server's time as the worker knows it, epoch ms; null = not known; absent in logs older than this field.
 */
export const ServerAt = Schema.optionalKey(Schema.NullOr(Schema.Int))

const every = {
  /** UUIDv7, made by the screen: the same press is the same command, however often it arrives. */
  commandId: Id,
  /** Epoch ms. */
  at: Schema.Int,
}

export const command = <const Tag extends string, const Fields extends Schema.Struct.Fields>(
  tag: Tag,
  fields: Fields,
) => Schema.Struct({ _tag: Schema.tag(tag), ...every, ...fields })
