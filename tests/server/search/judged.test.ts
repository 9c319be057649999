import { readFileSync, readdirSync } from 'node:fs'
import { Schema } from 'effect'
import { describe, expect, test } from 'vitest'
import { searchProducts } from '../../../contracts/api/catalogue/catalogueApi.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { sampleShop } from '../support/sampleShop.ts'

/**
 * Each file of `judged` has `sets` (name → ids of products) and `queries`: in the shop of `locale`, who types `q` must
 * find every product of `expect` (names of sets, or ids), and one of them first, or one of `first` where it is named.
 * Another file is read without a change here; `independent.json` was judged from the catalogue alone, by someone who had
 * not read the phrases. Recall is the share of the expected products among the first 96, on average over the queries.
 */
const JudgedFile = Schema.fromJsonString(
  Schema.Struct({
    sets: Schema.Record(Schema.String, Schema.Array(Schema.String)),
    queries: Schema.Array(
      Schema.Struct({
        locale: Schema.String,
        q: Schema.String,
        expect: Schema.NonEmptyArray(Schema.String),
        first: Schema.optionalKey(Schema.NonEmptyArray(Schema.String)),
      }),
    ),
  }),
)

const shop = await closeAfterAll(sampleShop())

const folder = new URL('judged/', import.meta.url)
const files = readdirSync(folder).map((file) => ({
  file,
  ...Schema.decodeUnknownSync(JudgedFile)(readFileSync(new URL(file, folder), 'utf8')),
}))
const judged = files.flatMap(({ file, sets, queries }) =>
  queries.map(({ locale, q, expect: names, first = names }) => {
    const idsOf = (wanted: readonly string[]) => wanted.flatMap((name) => sets[name] ?? [name])
    return { file, locale, q, expected: idsOf(names), mayBeFirst: idsOf(first) }
  }),
)

const answers = await Promise.all(
  judged.map(async ({ file, locale, q, expected, mayBeFirst }) => {
    const path = `${searchProducts.path}?q=${encodeURIComponent(q)}&count=96`
    const { products } = await shop.read(searchProducts, path, { headers: { locale } })
    const found = products.map(({ productId }) => productId)
    const missing = expected.filter((id) => !found.includes(id))
    return {
      file,
      recall: 1 - missing.length / expected.length,
      isFirstRight: mayBeFirst.includes(found[0] ?? ''),
      says: `${locale} “${q}”: first ${found[0] ?? 'nothing'}, ${missing.length} of ${expected.length} missing ${missing.join(' ')}`,
    }
  }),
)

const average = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

test('CAT-59 every expected product exists', () => {
  const unknown = judged.flatMap(({ expected, mayBeFirst }) =>
    [...expected, ...mayBeFirst].filter((id) => !shop.catalogue.productById.has(id)),
  )
  expect(unknown).toEqual([])
})

const groups = [
  ...files.map(({ file }) => ({ name: file, ofFile: answers.filter((answer) => answer.file === file) })),
  { name: 'all files together', ofFile: answers },
]

describe.each(groups)('the queries of $name', ({ ofFile }) => {
  test('CAT-59 find at least 95 of 100 expected products', () => {
    const poor = ofFile.filter(({ recall }) => recall < 1).map(({ says }) => says)
    expect(average(ofFile.map(({ recall }) => recall)), poor.join('\n')).toBeGreaterThanOrEqual(0.95)
  })

  test('CAT-59 show an expected product first in at least 9 of 10', () => {
    const wrong = ofFile.filter(({ isFirstRight }) => !isFirstRight).map(({ says }) => says)
    expect(average(ofFile.map(({ isFirstRight }) => Number(isFirstRight))), wrong.join('\n')).toBeGreaterThanOrEqual(
      0.9,
    )
  })
})
