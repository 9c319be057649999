import fc from 'fast-check'
import { goodsLanguages } from '../../../contracts/api/operator/operatorGoods.ts'
import type { CatalogueGoods, CategoryGoods, ProductGoods, Texts } from '../../../server/catalog/file/CatalogueGoods.ts'
import { paletteOf } from '../../../server/catalog/file/goodsColumns.ts'
import type { ProductText } from '../../../server/kit/Catalogue.ts'

/** What spreadsheets, CSV and a careless reader trip over; never blank. */
const hostile = fc.oneof(
  fc.constantFrom(
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    "'=1",
    "''@x",
    "'",
    '"',
    '""',
    'a;b,c\td',
    'a\r\nb',
    'a\nb',
    '\r',
  ),
  fc.constantFrom('\ufeffmark', '＝1', ' lead', 'trail ', '00123', '1e5', 'TRUE', '💡 “x”', 'e\u0301', '<b>&amp;'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
)
const worded = fc
  .tuple(hostile, fc.constantFrom('x', 'é', '"', '9'))
  .map(([text, end]) => `${text}${end}`)
  .filter((text) => !text.includes('\0') && text.length <= 200)
const maybe = fc.oneof(fc.constant(''), worded)
const line = worded.map((text) => text.replaceAll(/[\r\n]/g, '/'))

/** `american`: I18N-08, where any part may be blank, but not all. */
const textsOf = <Text>(text: fc.Arbitrary<Text>, american = text): fc.Arbitrary<Texts<Text>> =>
  fc.record(Object.fromEntries(goodsLanguages.map((language) => [language, language === 'en-us' ? american : text])), {
    requiredKeys: ['en'],
  }) as fc.Arbitrary<Texts<Text>>

const productText: fc.Arbitrary<ProductText> = fc.record({
  name: worded,
  kind: worded,
  summary: maybe,
  description: maybe,
  details: fc.array(line, { maxLength: 3 }),
})

const isWorded = (text: Readonly<Record<string, string | readonly string[]>>): boolean =>
  Object.values(text).some((part) => part.length > 0)

const americanText: fc.Arbitrary<ProductText> = fc
  .record({ name: maybe, kind: maybe, summary: maybe, description: maybe, details: fc.array(line, { maxLength: 3 }) })
  .filter(isWorded)

const category = (id: string): fc.Arbitrary<Omit<CategoryGoods, 'position'>> =>
  fc.record({
    id: fc.constant(id),
    parentId: fc.constantFrom(null, id === '1000' ? null : '1000'),
    slug: fc.constantFrom('boots', 'a-1'),
    dynamic: fc.constantFrom(null, 'sale'),
    texts: textsOf(
      fc.record({ name: worded, intro: maybe }),
      fc.record({ name: maybe, intro: maybe }).filter(isWorded),
    ),
  })

const colourCodes = ['RED', 'BLU', 'G1'] as const
const sizeCodes = ['085', 'M', 'XXL'] as const
const swatch = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

/** Uploaded pictures that the shop has. */
export const pictureIds = Array.from('0123456789abcdef', (digit) => digit.repeat(32))
const pictures = fc.shuffledSubarray(pictureIds, { maxLength: 12 })

const price = fc
  .tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.nat(100_000))
  .map(([current, more]) => ({ current, original: current + more }))

/** A bar code by number, with its check digit. */
const barcode = (number: number): string => {
  const body = `2${String(number).padStart(11, '0')}`
  const sum = Array.from(body).reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}

const product = (place: number, ids: readonly string[]): fc.Arbitrary<ProductGoods> => {
  const id = ids[place] ?? ''
  const others = ids.filter((other) => other !== id)
  const choices = colourCodes.flatMap((colour) => sizeCodes.map((size) => ({ colour, size })))
  return fc
    .record({
      position: fc.constant(place),
      isWithdrawn: fc.constant(false),
      slug: fc.constantFrom('trail-boot', '7-b'),
      drawing: fc.constantFrom('boot', 'cap'),
      audience: fc.constantFrom('men', 'women', 'kids', 'unisex'),
      weightGrams: fc.nat(1_000_000),
      maxQuantity: fc.integer({ min: 1, max: 999_999 }),
      onlyWith: fc.constantFrom(null, ...others),
      isNew: fc.boolean(),
      isDigital: fc.boolean(),
      customisable: fc.boolean(),
      categoryIds: fc.constantFrom(['1000'], ['20000', '1000']),
      relatedIds: fc.subarray([...others]),
      texts: textsOf(productText, americanText),
      prices: fc.record({ USD: price, CAD: price, GBP: price, EUR: price }),
      chosen: fc.subarray(choices, { minLength: 1 }),
      ways: fc.tuple(...colourCodes.map(() => fc.record({ swatch, names: textsOf(worded), pictures }))),
      labels: fc.tuple(worded, worded, worded),
      stock: fc.array(fc.nat(999_999_999), { minLength: 9, maxLength: 9 }),
    })
    .map(({ chosen, ways, labels, stock, ...facts }): ProductGoods => {
      const variants = chosen.map(({ colour, size }, index) => ({
        sku: `${id}-${colour}-${size}`,
        upc: barcode(place * 100 + index),
        colour,
        size,
        isWithdrawn: false,
        stock: stock[index] ?? 0,
      }))
      const colourways = colourCodes.flatMap((code, position) => {
        const way = ways[position]
        if (way === undefined || !variants.some(({ colour }) => colour === code)) return []
        const names = way.names.fr === undefined ? { ...way.names, fr: way.names.en ?? '' } : way.names
        const { swatch: main, pictures: shown } = way
        const palette = paletteOf(main)
        return [{ code, position, family: 'red' as const, swatch: main, palette, pictures: shown, names }]
      })
      const sizes = sizeCodes.flatMap((code, at) =>
        variants.some(({ size }) => size === code) ? [{ code, label: labels[at] ?? '' }] : [],
      )
      return { id, ...facts, colourways, sizes, variants }
    })
}

const productIds = ['AAAAAAA1', 'BBBBBBBB2', '00000000003'] as const

/** A catalogue with everything that can be written into its files. */
export const anyGoods: fc.Arbitrary<CatalogueGoods> = fc
  .tuple(
    fc.tuple(category('1000'), category('20000')),
    fc.integer({ min: 0, max: productIds.length }).chain((count) => {
      const ids = productIds.slice(0, count)
      return fc.tuple(...ids.map((_, place) => product(place, ids)))
    }),
  )
  .map(([categories, products]) => ({
    categories: categories.map((each, position) => ({ ...each, position })),
    products,
  }))
