import { Schema, SchemaTransformation } from 'effect'

/** Money: a decimal with at most two places on the wire (CART-01), integer minor units everywhere else. */
export const Money = Schema.Finite.pipe(
  Schema.decodeTo(
    Schema.Int,
    SchemaTransformation.transform({
      decode: (decimal: number) => Math.round(decimal * 100),
      encode: (minor: number) => minor / 100,
    }),
  ),
)

/** An opaque identifier made by one of the two sides. */
export const Id = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(64))

export const Quantity = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 999_999 }))

export const Currency = Schema.Literals(['USD', 'CAD', 'GBP', 'EUR'])
export type Currency = typeof Currency.Type

export const CountryCode = Schema.String.check(Schema.isPattern(/^[A-Z]{2}$/))

/** Text a person typed: bounded, so that no field can carry a book. */
export const text = (maximum: number) => Schema.String.check(Schema.isMaxLength(maximum))

/** every e-mail field has at most 100 characters. */
export const Email = text(100)

/** Numbers in a query string. */
export const QueryInt = Schema.FiniteFromString.check(Schema.isInt())

/** Flags in a query string. */
export const QueryFlag = Schema.Literals(['true', 'false']).pipe(
  Schema.decodeTo(
    Schema.Boolean,
    SchemaTransformation.transform({
      decode: (word: 'true' | 'false') => word === 'true',
      encode: (flag: boolean) => (flag ? ('true' as const) : ('false' as const)),
    }),
  ),
)

/** A file, unchanged. Written by hand, because effect's own schema brings its encodings along. */
export const Bytes = Schema.declare((value): value is Uint8Array<ArrayBuffer> => value instanceof Uint8Array)

export const Success = Schema.Struct({ success: Schema.Literal(true) })
