import { goodsLanguages } from '../../../contracts/api/operator/operatorGoods.ts'
import type { GoodsLanguage } from '../../../contracts/api/operator/operatorGoods.ts'
import type { ProductText } from '../../kit/Catalogue.ts'
import type { ColourGoods, ProductGoods, Texts, VariantGoods } from './CatalogueGoods.ts'
import type { CellJudge, Rows } from './cellJudge.ts'
import {
  colourFields,
  colourName,
  paletteOf,
  positions,
  priceFields,
  productFields,
  productText,
  sizeLabel,
  stockField,
  variantKeys,
} from './goodsColumns.ts'
import type { GoodsRow } from './GoodsTable.ts'
import { priceFaults } from './priceFaults.ts'

/** A row of which it is known what it is about. */
export type VariantRow = {
  readonly row: GoodsRow
  readonly sku: string
  readonly productId: string
  readonly colour: string
  readonly size: string
}

type Judged = {
  readonly rows: readonly [VariantRow, ...VariantRow[]]
  readonly old: ProductGoods | undefined
  /** Where a new product stands that has no position. */
  readonly last: number
  /** The variants that have no row leave the shop. */
  readonly replaces: boolean
  /** The uploaded pictures that are in the shop, as far as they are named. */
  readonly uploaded: ReadonlySet<string>
}

/** A product with what its rows say of it. */
export const judgeProduct = (judge: CellJudge, { rows, old, last, replaces, uploaded }: Judged): ProductGoods => {
  const all = rowsOf(rows)
  const { productId } = rows[0]
  return {
    id: productId,
    isWithdrawn: false,
    position: judge.all(all, positions.product, old?.position) ?? old?.position ?? last,
    ...judge.facts(all, productFields, old),
    texts: judgeTexts(judge, all, old?.texts ?? {}),
    prices: pricesOf(judge, all, old),
    colourways: coloursOf(judge, rows, old?.colourways ?? [], uploaded),
    sizes: sizesOf(judge, rows, old?.sizes ?? []),
    variants: variantsOf(judge, rows, old?.variants ?? [], replaces),
  }
}

/**
 * The texts of a product with what its rows say of them. English is needed; a language in which all is blank is none.
 * I18N-08: of American English any field may be blank.
 */
export const judgeTexts = (judge: CellJudge, rows: Rows, old: Texts<ProductText>): Texts<ProductText> => {
  const textIn = (language: GoodsLanguage): ProductText | undefined => {
    const fields = productText(language)
    const text = judge.facts(rows, fields, old[language])
    const isThere = Object.values(text).some((part) => part !== undefined && part.length > 0)
    if (!isThere && language !== 'en') return undefined
    for (const part of language === 'en-us' ? [] : (['name', 'kind'] as const))
      if (text[part] === '') judge.complain(rows[0], fields[part].column, 'is blank, but every product needs it')
    return text
  }
  return byLanguage(textIn)
}

const rowsOf = ([first, ...others]: Judged['rows']): Rows => [first.row, ...others.map(({ row }) => row)]

const byLanguage = <Text>(textIn: (language: GoodsLanguage) => Text | undefined): Texts<Text> =>
  Object.fromEntries(
    goodsLanguages.flatMap((language) => {
      const text = textIn(language)
      return text === undefined ? [] : [[language, text]]
    }),
  ) as Texts<Text>

/** Where no full price is given, it is the price; where its column is missing, it stays, but is never below the price. */
const pricesOf = (judge: CellJudge, rows: Rows, old: ProductGoods | undefined): ProductGoods['prices'] => {
  const prices = priceFields.map(({ currency, current, original }) => {
    const price = judge.all(rows, current, old?.prices[currency].current)
    const full = judge.all(rows, original, undefined)
    const hasColumn = rows.some(({ columns }) => columns.has(original.column))
    const kept = hasColumn ? undefined : old?.prices[currency].original
    for (const { part, says } of price === undefined ? [] : priceFaults({ current: price, original: full ?? null }))
      judge.complain(rows[0], part === 'current' ? current.column : original.column, says)
    return [currency, { current: price, original: Math.max(price ?? 0, full ?? kept ?? 0) }] as const
  })
  // `priceFields` has one entry for each currency.
  return Object.fromEntries(prices) as ProductGoods['prices']
}

const groupsBy = (rows: Judged['rows'], key: 'colour' | 'size'): ReadonlyMap<string, Rows> => {
  const groups = new Map<string, [GoodsRow, ...GoodsRow[]]>()
  for (const each of rows) {
    const group = groups.get(each[key])
    if (group) group.push(each.row)
    else groups.set(each[key], [each.row])
  }
  return groups
}

const coloursOf = (
  judge: CellJudge,
  rows: Judged['rows'],
  old: readonly ColourGoods[],
  uploaded: Judged['uploaded'],
): ProductGoods['colourways'] => {
  const groups = groupsBy(rows, 'colour')
  const last = Math.max(-1, ...old.map(({ position }) => position))
  const named = [...groups].map(([code, own], index): ColourGoods => {
    const kept = old.find((way) => way.code === code)
    const { family, swatch, palette, pictures } = judge.facts(own, colourFields, kept)
    const names = byLanguage(
      (language) => judge.all(own, colourName(language), kept?.names[language] ?? '') || undefined,
    )
    if (names.en === undefined) judge.complain(own[0], colourName('en').column, 'is blank, but every colour needs it')
    const { column } = colourFields.pictures
    const picturesRow = own.find(({ cells }) => cells.has(column))
    if (picturesRow !== undefined)
      for (const id of pictures ?? [])
        if (!uploaded.has(id)) judge.complain(picturesRow, column, `there is no uploaded picture "${id}"`)
    const position = judge.all(own, positions.colour, kept?.position) ?? kept?.position ?? last + 1 + index
    return { code, position, family, swatch, palette: palette ?? paletteOf(swatch), pictures, names }
  })
  return [...old.filter(({ code }) => !groups.has(code)), ...named].toSorted((a, b) => a.position - b.position)
}

const sizesOf = (judge: CellJudge, rows: Judged['rows'], old: ProductGoods['sizes']): ProductGoods['sizes'] => {
  const groups = groupsBy(rows, 'size')
  const placed = old.map((size, place) => ({ ...size, place }))
  const named = [...groups].map(([code, own], index) => {
    const kept = placed.find((size) => size.code === code)
    const label = judge.all(own, sizeLabel, kept?.label) ?? ''
    const place = judge.all(own, positions.size, kept?.place) ?? kept?.place ?? old.length + index
    return { code, label, place }
  })
  return [...placed.filter(({ code }) => !groups.has(code)), ...named]
    .toSorted((a, b) => a.place - b.place)
    .map(({ code, label }) => ({ code, label }))
}

const variantsOf = (
  judge: CellJudge,
  rows: Judged['rows'],
  old: readonly VariantGoods[],
  replaces: boolean,
): readonly VariantGoods[] => {
  const oldBySku = new Map(old.map((variant) => [variant.sku, variant]))
  const named = rows.map(({ row, sku, colour, size }): VariantGoods => {
    const upc = judge.all([row], variantKeys.upc, oldBySku.get(sku)?.upc) ?? ''
    const stock = judge.one(row, stockField) ?? (oldBySku.has(sku) ? null : 0)
    return { sku, upc, colour, size, isWithdrawn: false, stock }
  })
  const skus = new Set(named.map(({ sku }) => sku))
  const others = old.filter(({ sku }) => !skus.has(sku))
  return [...others.map((variant) => (replaces ? { ...variant, isWithdrawn: true } : variant)), ...named]
}
