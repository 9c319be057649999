import { inTransaction } from '../../storage/inTransaction.ts'
import type { Db } from '../../storage/Tables.ts'
import { lockCatalogue, raiseCatalogueVersion } from '../catalogueVersion.ts'
import { notePrices } from '../notePrices.ts'
import type { CatalogueGoods } from './CatalogueGoods.ts'
import type { Complaint } from './GoodsTable.ts'
import { judgeGoods } from './judgeGoods.ts'
import { readGoodsFile } from './readGoodsFile.ts'
import type { GoodsFile } from './readGoodsFile.ts'
import { storedGoods } from './storedGoods.ts'
import { writeGoods } from './writeGoods.ts'

export type ImportOptions = {
  /** OPS-24: what the files do not name leaves the shop. */
  readonly replaces: boolean
  /** Epoch ms, from which the prices count. */
  readonly now: number
}

export type GoodsOutcome =
  | { readonly _tag: 'Refused'; readonly complaints: readonly Complaint[] }
  | { readonly _tag: 'Accepted'; readonly counts: GoodsCounts }

/** How many are for sale, and how many of the products are new, changed or gone. */
export type GoodsCounts = {
  readonly categories: number
  readonly products: number
  readonly variants: number
  readonly added: number
  readonly changed: number
  readonly gone: number
}

/** OPS-21: all files or, with one complaint, nothing; in one transaction. */
export const importCatalogue = async (
  db: Db,
  files: readonly GoodsFile[],
  { replaces, now }: ImportOptions,
): Promise<GoodsOutcome> => {
  const read = files.map(readGoodsFile)
  const unreadable = read.flatMap(({ complaints }) => complaints)
  const tables = read.flatMap((file) => file.tables)
  return inTransaction(db, async (tx): Promise<GoodsOutcome> => {
    await lockCatalogue(tx)
    const before = await storedGoods(tx, false)
    const { goods, complaints } = judgeGoods(tables, before, replaces)
    if (unreadable.length + complaints.length > 0)
      return { _tag: 'Refused', complaints: [...unreadable, ...complaints] }
    await writeGoods(tx, before, goods)
    await notePrices(tx, now)
    await raiseCatalogueVersion(tx)
    return { _tag: 'Accepted', counts: countsOf(before, goods) }
  })
}

/** OPS-20: what an import of these files would say; writes nothing. */
export const checkCatalogue = async (
  db: Db,
  files: readonly GoodsFile[],
  { replaces }: Pick<ImportOptions, 'replaces'>,
): Promise<GoodsOutcome> => {
  const read = files.map(readGoodsFile)
  const before = await storedGoods(db, false)
  const { goods, complaints } = judgeGoods(
    read.flatMap(({ tables }) => tables),
    before,
    replaces,
  )
  const all = [...read.flatMap((file) => file.complaints), ...complaints]
  return all.length > 0 ? { _tag: 'Refused', complaints: all } : { _tag: 'Accepted', counts: countsOf(before, goods) }
}

const countsOf = (before: CatalogueGoods, after: CatalogueGoods): GoodsCounts => {
  const sold = ({ products }: CatalogueGoods) => products.filter(({ isWithdrawn }) => !isWithdrawn)
  const old = new Map(sold(before).map((product) => [product.id, JSON.stringify(product)]))
  const now = sold(after)
  const stays = now.filter(({ id }) => old.has(id))
  return {
    categories: after.categories.length,
    products: now.length,
    variants: now.flatMap(({ variants }) => variants.filter(({ isWithdrawn }) => !isWithdrawn)).length,
    added: now.length - stays.length,
    changed: stays.filter((product) => old.get(product.id) !== JSON.stringify(product)).length,
    gone: old.size - stays.length,
  }
}
