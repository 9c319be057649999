import { goodsLanguages, languageNames } from '../../../contracts/api/operator/operatorGoods.ts'
import type { ChangedFields, GoodsLanguage } from '../../../contracts/api/operator/operatorGoods.ts'
import type { CatalogueGoods, ProductGoods } from '../../catalog/file/CatalogueGoods.ts'
import { cellJudge } from '../../catalog/file/cellJudge.ts'
import { productFields, productText } from '../../catalog/file/goodsColumns.ts'
import type { Complaint, GoodsRow } from '../../catalog/file/GoodsTable.ts'
import { judgeCategoryIds } from '../../catalog/file/judgeCategories.ts'
import { judgeTexts } from '../../catalog/file/judgeProduct.ts'
import { writeGoods } from '../../catalog/file/writeGoods.ts'
import type { ProductText } from '../../kit/Catalogue.ts'
import type { Tx } from '../../storage/Tables.ts'

type LanguageText = { readonly language: GoodsLanguage; readonly text: ProductText | undefined }

/** OPR-61: texts by the catalogue's columns (`name_fr`), as a file has them; what is not there is blank. */
export const textFieldsOf = (texts: readonly LanguageText[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    texts.flatMap(({ language, text }) => {
      const { name, kind, summary, description, details } = productText(language)
      return [
        [name.column, text?.name ?? ''],
        [kind.column, text?.kind ?? ''],
        [summary.column, text?.summary ?? ''],
        [description.column, text?.description ?? ''],
        [details.column, details.write(text?.details ?? [])],
      ]
    }),
  )

const { categoryIds: categoriesField } = productFields

/** OPR-62: the ids of categories, in their order, by the catalogue's column. */
export const categoryFieldsOf = (ids: readonly string[]): Readonly<Record<string, string>> => ({
  [categoriesField.column]: categoriesField.write(ids),
})

/** What each column is called in a sentence. */
const titleByColumn: ReadonlyMap<string, string> = new Map([
  [categoriesField.column, 'The list of categories'] as const,
  ...goodsLanguages.flatMap((language) =>
    Object.entries(productText(language)).map(
      ([part, { column }]) => [column, `The ${part} in ${languageNames[language]}`] as const,
    ),
  ),
])

export const isJudged = (name: string): boolean => titleByColumn.has(name)

/** `fields`: what was asked for as it is kept; `product`: all of it with that. `field`: the column that is at fault. */
type JudgedFields =
  | { readonly _tag: 'Fields'; readonly product: ProductGoods; readonly fields: ChangedFields }
  | { readonly _tag: 'Fault'; readonly field: string; readonly message: string }

/**
 * OPR-61, OPR-62: a product with the texts and the categories that these fields name, as an import of a row with them
 * would judge it (OPS-21).
 */
export const judgeFields = async (tx: Tx, product: ProductGoods, wanted: ChangedFields): Promise<JudgedFields> => {
  const names = Object.keys(wanted).filter(isJudged)
  if (names.length === 0) return { _tag: 'Fields', product, fields: {} }
  const complaints: Complaint[] = []
  const judge = cellJudge(complaints)
  const row = rowOf(names, wanted)
  const texts = judgeTexts(judge, [row], product.texts)
  const categoryIds = judge.all([row], categoriesField, product.categoryIds) ?? []
  if (names.includes(categoriesField.column)) {
    const known = await tx.selectFrom('category').select('id').execute()
    judgeCategoryIds(judge, row, categoryIds, new Set(known.map(({ id }) => id)))
  }
  const [complaint] = complaints
  if (complaint) return { _tag: 'Fault', field: complaint.column ?? '', message: sentenceOf(complaint) }
  const kept: Readonly<Record<string, string>> = {
    ...textFieldsOf(goodsLanguages.map((language) => ({ language, text: texts[language] }))),
    ...categoryFieldsOf(categoryIds),
  }
  return {
    _tag: 'Fields',
    product: { ...product, texts, categoryIds },
    fields: Object.fromEntries(names.map((name) => [name, kept[name] ?? ''])),
  }
}

/** As the reader of a file would have it: blank cells are not there. */
const rowOf = (names: readonly string[], fields: ChangedFields): GoodsRow => ({
  file: '',
  place: '',
  columns: new Set(names),
  cells: new Map(
    names.map((name) => [name, String(fields[name] ?? '')] as const).filter(([, text]) => text.trim() !== ''),
  ),
})

/** A complaint says that the column is something, or speaks of the text in it. */
const sentenceOf = ({ column = '', says }: Complaint): string =>
  `${titleByColumn.get(column) ?? column}${says.startsWith('is ') ? '' : ':'} ${says}.`

/** Writes what differs, as an import does; stock is left alone. */
export const writeJudged = async (tx: Tx, before: ProductGoods, after: ProductGoods): Promise<void> =>
  writeGoods(tx, alone(before), alone(after))

const alone = (product: ProductGoods): CatalogueGoods => ({
  categories: [],
  products: [{ ...product, variants: product.variants.map((variant) => ({ ...variant, stock: null })) }],
})
