import type { ChangedFields } from '../../../contracts/api/operator/operatorGoods.ts'
import { defined } from '../../../core/domain/fields/fields.ts'
import type { ProductGoods } from '../../catalog/file/CatalogueGoods.ts'
import { storedProduct } from '../../catalog/file/storedGoods.ts'
import { lockCatalogue, raiseCatalogueVersion } from '../../catalog/catalogueVersion.ts'
import { notePrices } from '../../catalog/notePrices.ts'
import { lockStock } from '../../inventory/moveStock.ts'
import type { OperatorCaller } from '../../kit/Context.ts'
import type { Tx } from '../../storage/Tables.ts'
import { recordChange } from '../recordChange.ts'
import { canUndo, goodsChanges, goodsNoun, lastImport } from './goodsChanges.ts'
import { fieldsOf, isPrice, isStock, priceFaultIn, pricesIn, skuOf, soldKey } from './goodsFields.ts'
import { pictureFaultIn, writePictures } from './goodsPictures.ts'
import { isJudged, judgeFields, writeJudged } from './judgedFields.ts'

/**
 * Unknown: there is no such product, or variant of it. Stale: it is no longer what was seen. Impossible: why, for people;
 * `isState`: because of how the product is, not of what was asked for; `field`: the catalogue's column that it is about.
 */
export type EditOutcome =
  | { readonly _tag: 'Changed' }
  | { readonly _tag: 'Unknown' }
  | { readonly _tag: 'Stale' }
  | { readonly _tag: 'Impossible'; readonly message: string; readonly isState: boolean; readonly field?: string }

/** Who changes, and when (epoch ms). */
export type Editing = { readonly by: OperatorCaller; readonly now: number; readonly newId: () => string }

type Asked = { readonly productId: string; readonly seen: ChangedFields; readonly wanted: ChangedFields }

/** OPR-16…18, OPR-50, OPR-61, OPR-62: sets these fields of a product, if those that were seen still hold; recorded with what was before. */
export const changeGoods = async (tx: Tx, { productId, seen, wanted }: Asked, by: Editing): Promise<EditOutcome> => {
  const product = await lockedProduct(tx, productId, Object.keys(wanted))
  const now = product && fieldsOf(product)
  if (!now || Object.keys(wanted).some((name) => !(name in now))) return { _tag: 'Unknown' }
  if (Object.keys(seen).some((name) => seen[name] !== now[name])) return { _tag: 'Stale' }
  return setFields(tx, product, wanted, by, false)
}

/** OPR-19: brings the latest change back to what was before it. What was sold of the stock since stays sold. */
export const undoGoods = async (tx: Tx, productId: string, changeId: string, by: Editing): Promise<EditOutcome> => {
  const [seen] = await goodsChanges(tx, productId)
  const product = await lockedProduct(tx, productId, Object.keys(seen?.after ?? {}))
  if (!product) return { _tag: 'Unknown' }
  const changes = await goodsChanges(tx, productId)
  const [latest] = changes
  const now = fieldsOf(product)
  if (latest?.id !== changeId) return { _tag: 'Stale' }
  if (!canUndo(changes, now, await lastImport(tx)))
    return impossible('This cannot be undone any more: the catalogue says something else by now.')
  const { before, after } = latest
  const wanted = Object.fromEntries(
    Object.entries(before).map(([name, value]) => [
      name,
      isStock(name) ? Number(now[name]) + Number(value) - Number(after[name]) : value,
    ]),
  )
  const oversold = Object.keys(wanted).find((name) => isStock(name) && Number(wanted[name]) < 0)
  if (oversold !== undefined)
    return impossible(`This cannot be undone: more of ${skuOf(oversold)} were sold since than there were before.`)
  return setFields(tx, product, wanted, by, true)
}

const impossible = (message: string, isState = true, field?: string): EditOutcome => ({
  _tag: 'Impossible',
  message,
  isState,
  ...defined({ field }),
})

/** In the order in which an import locks: the catalogue first, which an import holds until its end. */
const lockedProduct = async (
  tx: Tx,
  productId: string,
  names: readonly string[],
): Promise<ProductGoods | undefined> => {
  if (names.some((name) => !isStock(name))) await lockCatalogue(tx)
  const pieces = names.filter(isStock).map((name) => ({ sku: skuOf(name), qty: 0 }))
  if (pieces.length > 0) await lockStock(tx, pieces)
  return storedProduct(tx, productId)
}

const setFields = async (
  tx: Tx,
  product: ProductGoods,
  wanted: ChangedFields,
  { by, now, newId }: Editing,
  isUndo: boolean,
): Promise<EditOutcome> => {
  const held = fieldsOf(product)
  const judged = await judgeFields(tx, product, wanted)
  if (judged._tag === 'Fault') return impossible(judged.message, isUndo, judged.field)
  const asked = { ...wanted, ...judged.fields }
  const after = Object.fromEntries(Object.entries(asked).filter(([name, value]) => held[name] !== value))
  const names = Object.keys(after)
  if (names.length === 0) return { _tag: 'Changed' }
  const fault = priceFaultIn({ ...held, ...after })
  const hasPrices = names.some(isPrice)
  if (hasPrices && fault !== undefined) return impossible(fault, isUndo)
  const pictureFault = await pictureFaultIn(tx, after)
  if (pictureFault !== undefined) return impossible(pictureFault, isUndo)
  if (after[soldKey] === true) {
    const missing = await missingForSale(tx, product)
    if (missing !== undefined) return impossible(missing)
  }
  if (hasPrices) await writePrices(tx, product.id, { ...held, ...after }, now)
  await writeStock(tx, product.id, after)
  if (names.some(isJudged)) await writeJudged(tx, product, judged.product)
  await writePictures(tx, product.id, after)
  if (soldKey in after)
    await tx
      .updateTable('product')
      .set({ withdrawn: after[soldKey] !== true })
      .where('id', '=', product.id)
      .execute()
  if (names.some((name) => !isStock(name))) await raiseCatalogueVersion(tx)
  const before = Object.fromEntries(names.map((name) => [name, held[name]]))
  const change = { noun: goodsNoun, key: product.id, before, after: isUndo ? { ...after, undone: true } : after }
  await recordChange(tx, by, change, now, newId)
  return { _tag: 'Changed' }
}

const writePrices = async (tx: Tx, productId: string, fields: ChangedFields, now: number): Promise<void> => {
  const rows = pricesIn(fields).map(({ currency, current, original }) => {
    return { product_id: productId, currency, current: current ?? 0, original: original ?? current ?? 0 }
  })
  await tx
    .insertInto('price')
    .values(rows)
    .onConflict((is) =>
      is.columns(['product_id', 'currency']).doUpdateSet((row) => ({
        current: row.ref('excluded.current'),
        original: row.ref('excluded.original'),
      })),
    )
    .execute()
  await notePrices(tx, now, productId)
}

const writeStock = async (tx: Tx, productId: string, fields: ChangedFields): Promise<void> => {
  const rows = Object.keys(fields)
    .filter(isStock)
    .map((name) => ({ sku: skuOf(name), product_id: productId, available: Number(fields[name]) }))
  if (rows.length === 0) return
  await tx
    .insertInto('stock')
    .values(rows)
    .onConflict((is) => is.column('sku').doUpdateSet((row) => ({ available: row.ref('excluded.available') })))
    .execute()
}

/** OPR-18: why a product cannot be sold as it is, in a sentence; the same rule as for a file (OPS-24). */
const missingForSale = async (tx: Tx, { categoryIds, variants }: ProductGoods): Promise<string | undefined> => {
  if (variants.every(({ isWithdrawn }) => isWithdrawn))
    return 'It has no variants for sale. Import a file that names them.'
  const rows = await tx
    .selectFrom('category')
    .select('id')
    .where('id', 'in', ['', ...categoryIds])
    .execute()
  const gone = categoryIds.find((category) => rows.every(({ id }) => id !== category))
  return gone === undefined ? undefined : `There is no category "${gone}" any more. Choose another one for it.`
}
