import { Arbitrary, Effect, Schema } from 'effect'
import { keysOf } from '../../core/domain/fields/fields.ts'
import { blockKinds } from '../../contracts/content/blockKinds.ts'
import type { BlockKind } from '../../contracts/content/blockKinds.ts'

export const allKinds = keysOf(blockKinds)

/** Blocks of a kind as an editor may write them, generated from its schema: JSON, the nested blocks arbitrary. */
export const samplesOf = (kind: BlockKind, count: number, seed = 1): readonly JsonObject[] => {
  const schema = blockKinds[kind] as Schema.Codec<unknown, JsonObject>
  const values = Effect.runSync(Arbitrary.sampleEffect(Arbitrary.schema(schema), { count, seed }))
  return values.map((value) => Schema.encodeUnknownSync(schema)(value))
}

export type JsonObject = { readonly [name: string]: Schema.Json }
export type Path = readonly (string | number)[]

/** Every place inside a value, the value itself first. */
export const placesOf = (value: Schema.Json, path: Path = []): readonly Path[] => [
  path,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, item]) => placesOf(item, [...path, Array.isArray(value) ? +name : name]))
    : []),
]

/** The value with something else in one place; `undefined` removes the field. */
export const withAt = (value: Schema.Json, [first, ...rest]: Path, other: Schema.Json | undefined): Schema.Json => {
  if (first === undefined) return other ?? null
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      index !== first ? [item] : rest.length === 0 && other === undefined ? [] : [withAt(item, rest, other)],
    )
  return Object.fromEntries(
    Object.entries(value as JsonObject).flatMap(([name, item]) =>
      name !== first
        ? [[name, item]]
        : rest.length === 0 && other === undefined
          ? []
          : [[name, withAt(item, rest, other)]],
    ),
  )
}
