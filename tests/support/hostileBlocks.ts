import type { Schema } from 'effect'
import { keysOf } from '../../core/domain/fields/fields.ts'
import type { BlockKind } from '../../contracts/content/blockKinds.ts'
import { isFault, readBlock, readBlocks } from '../../contracts/content/readBlock.ts'
import { withAt } from '../contracts/blockSamples.ts'
import type { JsonObject, Path } from '../contracts/blockSamples.ts'
import { fieldPathsOf, fullBlock, leanBlock } from '../contracts/fullBlocks.ts'

const script = '"><script>alert(1)</script><img src=x onerror=alert(1)>'

/** What stands in a field's place: nothing, another type, too much, or something hostile. */
export const wrongs = {
  missing: undefined,
  'a number': -1.5,
  'a text': 'wrong',
  'an empty text': '',
  'a list': [null, {}, 'x'],
  'an object': { constructor: { prototype: {} }, length: 3 },
  'too long a text': 'w'.repeat(30_000),
  'too long a list': Array.from({ length: 600 }, () => ({})),
  'a script': script,
  'an address that runs': 'javascript:alert(1)',
  'an address elsewhere': 'https://evil.example/a.mp4',
  'a number to call': 'tel:+13035550100',
  'a direction override': '\u202e\u0000\ud800',
} as const satisfies Readonly<Record<string, Schema.Json | undefined>>

/**
 * Blocks of a kind with something wrong in each of its fields in turn, also those of its groups and lists: each in a
 * block without the fields that could hide it or take its place, and, for every fourth wrong value, in one with all.
 */
export const mutantsOf = (kind: BlockKind, name: WrongName): readonly JsonObject[] =>
  fieldPathsOf(kind).flatMap((path, nth) => {
    const lean = leanBlock(kind, path, nth)
    const isInFull = (nth + wrongNames.indexOf(name)) % 4 === 0
    return (isInFull ? [lean, fullBlock(kind, nth)] : [lean]).map((json, place) =>
      mutant(json, path, name, `${nth}-${place}`),
    )
  })

/**
 * Of each field of a kind, a block that is drawn with something wrong in the field or inside it, where there is one, and
 * one that cannot be read: few enough for a browser. Which values they have differs from field to field.
 */
export const fewMutantsOf = (kind: BlockKind): readonly JsonObject[] => {
  const paths = fieldPathsOf(kind)
  const fields = paths.flatMap(([name]) => (name === undefined || name === 'type' ? [] : [name]))
  return [...new Set(fields)].flatMap((field, nth) => {
    // What is missing is tried last: it is the least that can be wrong.
    const [missing, ...present] = wrongNames
    const first = nth % present.length
    const names = [...present.slice(first), ...present.slice(0, first), ...(missing === undefined ? [] : [missing])]
    const firstThat = (isWanted: (json: JsonObject) => boolean): readonly JsonObject[] => {
      for (const name of names)
        for (const path of paths.filter(([top]) => top === field)) {
          const json = mutant(leanBlock(kind, path, nth), path, name, `${kind}-${field}`)
          if (isWanted(json)) return [json]
        }
      return []
    }
    const drawn = firstThat((json) => readBlocks([json]).faults.length === 0)
    const unread = firstThat((json) => isFault(readBlock(json)))
    // What is wrong in a banner takes the banner away, and nothing else.
    return [...drawn, ...(unread.length > 0 ? unread : firstThat((json) => readBlocks([json]).faults.length > 0))]
  })
}

export type WrongName = keyof typeof wrongs
export const wrongNames = keysOf(wrongs)

const mutant = (json: JsonObject, path: Path, name: WrongName, id: string): JsonObject => {
  // A block with something else inside is an object.
  const other = withAt(json, path, wrongs[name]) as JsonObject
  return path[0] === 'id' ? other : { ...other, id }
}
