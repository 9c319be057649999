import type { ModeratedItem, ModerationList } from '../../../contracts/api/operator/moderatedItem.ts'
import { defined } from '../../../core/domain/fields/fields.ts'
import { productPath } from '../../catalog/productSummary.ts'
import { fallbackLocale } from '../../kit/siteLocale.ts'
import type { Db } from '../../storage/Tables.ts'
import { canUndo, decisionsOf } from './decisions.ts'
import type { Submissions, StoredItem } from './Submissions.ts'

/** One page of a list. */
const itemsAtOnce = 50

/** OPR-12: a page of a list. `after`: where the page before it ended, `next`: where this one does. */
export const listItems = async (
  db: Db,
  submissions: Submissions,
  list: ModerationList,
  after: string | undefined,
): Promise<{ readonly items: readonly ModeratedItem[]; readonly next?: string }> => {
  const [at = '', id = ''] = after?.split(' ') ?? []
  const found = await submissions.list(db, list, after === undefined ? null : { at: Number(at), id }, itemsAtOnce + 1)
  const page = found.slice(0, itemsAtOnce)
  const last = found.length > itemsAtOnce ? page.at(-1) : undefined
  return { items: await toItems(db, submissions, page), ...defined({ next: last && `${last.at} ${last.id}` }) }
}

/** OPR-12: one item with all that is known of it. */
export const readItem = async (db: Db, submissions: Submissions, id: string): Promise<ModeratedItem | undefined> => {
  const stored = await submissions.read(db, id)
  return stored && (await toItems(db, submissions, [stored]))[0]
}

const toItems = async (
  db: Db,
  submissions: Submissions,
  stored: readonly StoredItem[],
): Promise<readonly ModeratedItem[]> => {
  const decisions = await decisionsOf(
    db,
    submissions.noun,
    stored.map(({ id }) => id),
  )
  const products = await productsBy(db, [...new Set(stored.flatMap(({ productIds }) => productIds))])
  return stored.map(({ at: _at, productIds, reasons, isKeptAsSent, answer, ...item }) => {
    const made = decisions(item.id)
    return {
      ...item,
      kind: submissions.kind,
      revision: made.length,
      products: productIds.map(products),
      reports: reasons.length,
      reasons: reasons.flatMap((reason) => reason ?? []),
      canUndo: canUndo({ state: item.state, isKeptAsSent }, made),
      decisions: made.map(({ answer: _given, ...decision }) => decision),
      ...defined({ answer: answer ?? made.find((decision) => decision.answer !== null)?.answer ?? undefined }),
    }
  })
}

type Product = ModeratedItem['products'][number]

/** By their English names, as the console has no other language. */
const productsBy = async (db: Db, ids: readonly string[]): Promise<(id: string) => Product> => {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('product')
          .innerJoin('product_text', 'product_text.product_id', 'product.id')
          .select(['product.id', 'product.slug', 'product.withdrawn', 'product_text.name'])
          .where('product_text.language', '=', fallbackLocale.language)
          .where('product.id', 'in', ids)
          .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return (productId) => {
    const row = byId.get(productId)
    return {
      productId,
      name: row?.name ?? productId,
      path: row && !row.withdrawn ? productPath(row, fallbackLocale) : null,
    }
  }
}
