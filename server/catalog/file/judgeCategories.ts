import { goodsLanguages } from '../../../contracts/api/operator/operatorGoods.ts'
import type { CategoryGoods, CategoryText, Texts } from './CatalogueGoods.ts'
import type { CellJudge, Rows } from './cellJudge.ts'
import { categoryFields, categoryKey, categoryPosition, categoryText, productFields } from './goodsColumns.ts'
import type { GoodsRow } from './GoodsTable.ts'

/** The categories as they will be. `replaces`: those without a row go, unless there is no row at all. */
export const judgeCategories = (
  judge: CellJudge,
  rows: readonly GoodsRow[],
  before: readonly CategoryGoods[],
  replaces: boolean,
): readonly CategoryGoods[] => {
  const oldById = new Map(before.map((category) => [category.id, category]))
  const last = replaces ? 0 : Math.max(-1, ...before.map(({ position }) => position)) + 1
  const rowById = new Map<string, GoodsRow>()
  const named = rows.flatMap((row, index): readonly CategoryGoods[] => {
    const id = judge.all([row], categoryKey, undefined)
    if (id === undefined) return []
    if (rowById.has(id))
      judge.complain(row, categoryKey.column, `"${id}" is already in ${rowById.get(id)?.place ?? ''}`)
    rowById.set(id, row)
    const old = oldById.get(id)
    const position = judge.all([row], categoryPosition, old?.position) ?? old?.position ?? last + index
    return [{ id, position, ...judge.facts([row], categoryFields, old), texts: textsOf(judge, [row], old) }]
  })
  const kept = replaces && named.length > 0 ? [] : before.filter(({ id }) => !rowById.has(id))
  const categories = [...kept, ...named]
  const parentById = new Map(categories.map(({ id, parentId }) => [id, parentId]))
  for (const { id, parentId } of categories) {
    const row = rowById.get(id) ?? rowById.get(parentId ?? '')
    if (row === undefined || typeof parentId !== 'string') continue
    const grandparent = parentById.get(parentId)
    if (grandparent === undefined) judge.complain(row, parentColumn, `there is no category "${parentId}"`)
    else if (grandparent !== null)
      judge.complain(
        row,
        parentColumn,
        `"${parentId}", the parent of "${id}", has a parent itself: there are two levels`,
      )
  }
  return categories
}

/** A product stands only in categories that there are. `known`: the ids of those. */
export const judgeCategoryIds = (
  judge: CellJudge,
  row: GoodsRow,
  ids: readonly string[],
  known: ReadonlySet<string>,
): void => {
  for (const id of ids)
    if (!known.has(id)) judge.complain(row, productFields.categoryIds.column, `there is no category "${id}"`)
}

const parentColumn = categoryFields.parentId.column

const textsOf = (judge: CellJudge, rows: Rows, old: CategoryGoods | undefined): Texts<CategoryText> =>
  Object.fromEntries(
    goodsLanguages.flatMap((language) => {
      const fields = categoryText(language)
      const text = judge.facts(rows, fields, old?.texts[language])
      if (language !== 'en' && text.name === '' && text.intro === '') return []
      if (text.name === '' && language !== 'en-us')
        judge.complain(rows[0], fields.name.column, 'is blank, but every category needs it')
      return [[language, text]]
    }),
  )
