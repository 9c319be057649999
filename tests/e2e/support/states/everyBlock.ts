import type { Schema } from 'effect'
import { formOf } from '../../../../contracts/content/blockForm.ts'
import type { FormField } from '../../../../contracts/content/blockForm.ts'
import type { BlockKind } from '../../../../contracts/content/blockKinds.ts'
import { contentLimits } from '../../../../contracts/content/field.ts'
import { seedProducts } from '../../../../server/catalog/seed/seedCatalogue.ts'
import { blockPages, long, longText, missing } from './blockDocuments.ts'
import type { BlockJson } from './blockDocuments.ts'

type Fields = Readonly<Record<string, Schema.Json>>

/** What stands in the place of a field's value; undefined: only the fields inside it change. */
type Change = (field: FormField, value: Schema.Json) => Schema.Json | undefined

/** Layers have pages of their own, and choosers show what they choose. */
const elsewhere: ReadonlySet<BlockKind> = new Set(['dialog', 'pop-up', 'segmentation', 'experiment', 'filter-by'])

/** Of each kind all blocks, the one with the most in it first. */
const byKind: ReadonlyMap<BlockKind, readonly BlockJson[]> = Object.entries(blockPages)
  .flatMap(([name, blocks]) => (name === 'fifty items' ? [] : blocks))
  .filter(({ type }) => !elsewhere.has(type))
  .toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)
  .reduce(
    (kinds, block) => kinds.set(block.type, [...(kinds.get(block.type) ?? []), block]),
    new Map<BlockKind, readonly BlockJson[]>(),
  )

const changed = (block: BlockJson, change: Change): BlockJson => ({
  ...block,
  ...fieldsWith(formOf(block.type), block, change),
})

const fieldsWith = (fields: readonly FormField[], values: Fields, change: Change): Fields =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = values[field.name]
      return value === undefined ? [] : [[field.name, change(field, value) ?? valueWith(field, value, change)]]
    }),
  )

const valueWith = (field: FormField, value: Schema.Json, change: Change): Schema.Json => {
  // A block of the pages above, or one inside it.
  if (field.input === 'block') return changed(value as BlockJson, change)
  if (field.input === 'blocks') return (value as readonly BlockJson[]).map((block) => changed(block, change))
  const { fields } = field
  if (fields === undefined) return value
  return Array.isArray(value)
    ? value.map((entry: Fields) => fieldsWith(fields, entry, change))
    : fieldsWith(fields, value as Fields, change)
}

/** Lines that are no words, and words that are only heard. */
const unread: ReadonlySet<string> = new Set(['name', 'date', 'startDate', 'endDate', 'query', 'filter', 'alt'])

/** After the words that were there, so that no two titles are the same. */
const inLongFrench: Change = ({ name, input, most = contentLimits.line }, value) => {
  if (unread.has(name)) return undefined
  if (input === 'richText') return longText
  if (input !== 'line' && input !== 'text') return undefined
  return typeof value === 'string' && value.length < long.length ? `${value} ${long}`.slice(0, most) : value
}

const withoutPictures: Change = ({ input }, value) =>
  input === 'url' && typeof value === 'string' && /\.(?:svg|jpg)$/.test(value) ? missing.url : undefined

/** Lists of names, which show nothing themselves. */
const unseen: ReadonlySet<string> = new Set(['breakpoints', 'tagIds', 'relatedIds'])

const withEntries =
  (count: number): Change =>
  ({ name, input, most = count }, value) => {
    if ((input !== 'list' && input !== 'blocks') || unseen.has(name)) return undefined
    const entries = value as readonly Schema.Json[]
    const given = name === 'productIds' ? seedProducts.map(({ id }) => id) : entries
    return Array.from({ length: given.length === 0 ? 0 : Math.min(count, most) }, (_, n) =>
      renamed(given[n % given.length] ?? null, n),
    )
  }

/** An entry once more, whose blocks and columns are others. */
const renamed = (entry: Schema.Json, n: number): Schema.Json =>
  JSON.parse(JSON.stringify(entry).replaceAll(/"id":"([^"]*)"/g, `"id":"$1-${n}"`)) as Schema.Json

/** Of each kind the fullest block that changes, or the fullest, which has that state already. */
const all = (change: Change): readonly BlockJson[] =>
  [...byKind.values()].flatMap((blocks) => {
    const others = blocks.map((block) => changed(block, change))
    return others.find((other, n) => JSON.stringify(other) !== JSON.stringify(blocks[n])) ?? others.slice(0, 1)
  })

/** CMS-05: every kind of block in these states. */
export const everyBlock = {
  'all in long French': all(inLongFrench),
  'all without their pictures': all(withoutPictures),
  'all with one entry': all(withEntries(1)),
  'all with up to fifty entries': all(withEntries(50)),
} as const
