import { inTransaction } from '../../storage/inTransaction.ts'
import type { Db, Tx } from '../../storage/Tables.ts'
import { missingPictures, uploadedPictures } from '../../picture/pictureUses.ts'
import { catalogueVersion, lockCatalogue, raiseCatalogueVersion } from '../catalogueVersion.ts'
import { notePrices } from '../notePrices.ts'
import type { CatalogueGoods } from './CatalogueGoods.ts'
import { colourFields } from './goodsColumns.ts'
import type { Complaint, GoodsTable } from './GoodsTable.ts'
import { judgeGoods } from './judgeGoods.ts'
import { readGoodsFile } from './readGoodsFile.ts'
import type { GoodsFile, ReadFile } from './readGoodsFile.ts'
import { storedGoods } from './storedGoods.ts'
import { writeGoods } from './writeGoods.ts'

export type ImportOptions = {
  /** OPS-24: what the files do not name leaves the shop. */
  readonly replaces: boolean
  /** Epoch ms, from which the prices count. */
  readonly now: number
  /** What else belongs to an import that is accepted: done in its transaction. */
  readonly andThen?: (tx: Tx, counts: GoodsCounts) => Promise<void>
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

/**
 * OPS-21: all files or, with one complaint, nothing; in one transaction. What takes long is judged before it begins; if
 * the catalogue was changed meanwhile, it is judged again.
 */
export const importCatalogue = async (
  db: Db,
  files: readonly GoodsFile[],
  { replaces, now, andThen }: ImportOptions,
): Promise<GoodsOutcome> => {
  const read = files.map(readGoodsFile)
  for (;;) {
    const version = await catalogueVersion(db)
    const { before, goods, outcome } = await judged(db, read, replaces)
    if (outcome._tag === 'Refused') return outcome
    const isWritten = await inTransaction(db, async (tx) => {
      if ((await lockCatalogue(tx)) !== version) return false
      // OPR-51: a picture that was removed meanwhile is a complaint.
      if ((await missingPictures(tx, newPictures(before, goods))).length > 0) return false
      await writeGoods(tx, before, goods)
      await notePrices(tx, now)
      await raiseCatalogueVersion(tx)
      await andThen?.(tx, outcome.counts)
      return true
    })
    if (isWritten) return outcome
  }
}

/** OPS-20: what an import of these files would say; writes nothing. */
export const checkCatalogue = async (
  db: Db,
  files: readonly GoodsFile[],
  { replaces }: Pick<ImportOptions, 'replaces'>,
): Promise<GoodsOutcome> => (await judged(db, files.map(readGoodsFile), replaces)).outcome

type Judgement = {
  readonly before: CatalogueGoods
  readonly goods: CatalogueGoods
  readonly outcome: GoodsOutcome
}

const judged = async (db: Db, read: readonly ReadFile[], replaces: boolean): Promise<Judgement> => {
  const before = await storedGoods(db, false)
  const tables = read.flatMap((file) => file.tables)
  const uploaded = await uploadedPictures(db, namedPictures(tables))
  const { goods, complaints } = judgeGoods(tables, before, replaces, uploaded)
  const all = [...read.flatMap((file) => file.complaints), ...complaints]
  const outcome: GoodsOutcome =
    all.length > 0 ? { _tag: 'Refused', complaints: all } : { _tag: 'Accepted', counts: countsOf(before, goods) }
  return { before, goods, outcome }
}

/** Without what cannot be an id, which the file is refused for. */
const namedPictures = (tables: readonly GoodsTable[]): readonly string[] => {
  const cells = tables.flatMap(({ rows }) => rows.flatMap((row) => row.cells.get(colourFields.pictures.column) ?? []))
  return [...new Set(cells.flatMap((cell) => cell.match(/[0-9a-f]{32}/g) ?? []))]
}

/** Those that no product has shown until now: nobody removes the others. */
const newPictures = (before: CatalogueGoods, after: CatalogueGoods): readonly string[] => {
  const picturesIn = ({ products }: CatalogueGoods) =>
    products.flatMap(({ colourways }) => colourways.flatMap(({ pictures }) => pictures))
  const old = new Set(picturesIn(before))
  return [...new Set(picturesIn(after))].filter((id) => !old.has(id))
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
