import type { GoodsList, GoodsPrices, OperatorGoodsRow } from '../../../contracts/api/operator/operatorGoods.ts'
import { defined } from '../../../core/domain/fields/fields.ts'
import { currencies } from '../../catalog/file/CatalogueGoods.ts'
import { pictureUrl } from '../../catalog/productSummary.ts'
import type { Db } from '../../storage/Tables.ts'

/** One page of the list. */
const goodsAtOnce = 50

type Asked = { readonly list?: GoodsList; readonly search?: string; readonly after?: string }
type Page = { readonly goods: readonly OperatorGoodsRow[]; readonly next?: string }

/** OPR-15: a page of what is for sale or was taken out, in the shop's order. */
export const listGoods = async (db: Db, { list = 'sold', search = '', after }: Asked): Promise<Page> => {
  const typed = search.trim()
  const like = typed.replaceAll(/[\\%_]/g, String.raw`\$&`)
  let found = db
    .selectFrom('product')
    .select(['id', 'withdrawn'])
    .where('withdrawn', '=', list === 'withdrawn')
  if (typed !== '')
    found = found.where((is) =>
      is.or([
        is('id', 'ilike', `${like}%`),
        is('slug', 'ilike', `%${like}%`),
        is('id', 'in', db.selectFrom('product_text').select('product_id').where('name', 'ilike', `%${like}%`)),
        is('id', 'in', db.selectFrom('variant').select('product_id').where('sku', 'ilike', `${like}%`)),
        is('id', 'in', db.selectFrom('variant').select('product_id').where('upc', '=', typed)),
      ]),
    )
  const last =
    after === undefined
      ? undefined
      : await db.selectFrom('product').select(['id', 'position']).where('id', '=', after).executeTakeFirst()
  if (last)
    found = found.where((is) =>
      is.or([is('position', '>', last.position), is.and([is('position', '=', last.position), is('id', '>', last.id)])]),
    )
  const rows = await found
    .orderBy('position')
    .orderBy('id')
    .limit(goodsAtOnce + 1)
    .execute()
  const page = rows.slice(0, goodsAtOnce)
  return {
    goods: await rowsOf(db, page),
    ...defined({ next: rows.length > goodsAtOnce ? page.at(-1)?.id : undefined }),
  }
}

type Found = { readonly id: string; readonly withdrawn: boolean }

const rowsOf = async (db: Db, found: readonly Found[]): Promise<readonly OperatorGoodsRow[]> => {
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const texts = await db
    .selectFrom('product_text')
    .select(['product_id', 'name', 'kind'])
    .where('language', '=', 'en')
    .where('product_id', 'in', ids)
    .execute()
  const ways = await db
    .selectFrom('colourway')
    .select(['product_id', 'code', 'pictures'])
    .where('product_id', 'in', ids)
    .orderBy('position')
    .execute()
  const prices = await db.selectFrom('price').selectAll().where('product_id', 'in', ids).execute()
  const variants = await db
    .selectFrom('variant')
    .select(['sku', 'product_id'])
    .where('product_id', 'in', ids)
    .where('withdrawn', '=', false)
    .execute()
  const stock = await db.selectFrom('stock').select(['sku', 'available']).where('product_id', 'in', ids).execute()
  const piecesBySku = new Map(stock.map(({ sku, available }) => [sku, available]))
  return found.map(({ id, withdrawn }) => {
    const isOwn = (row: { readonly product_id: string }) => row.product_id === id
    const text = texts.find(isOwn)
    const way = ways.find(isOwn)
    const own = variants.filter(isOwn)
    return {
      productId: id,
      name: text?.name ?? id,
      kind: text?.kind ?? '',
      picture: way ? pictureUrl(id, way) : null,
      isSold: !withdrawn,
      prices: pricesOf(prices.filter(isOwn)),
      variants: own.length,
      stock: own.reduce((sum, { sku }) => sum + (piecesBySku.get(sku) ?? 0), 0),
    }
  })
}

type PriceRow = { readonly currency: keyof GoodsPrices; readonly current: number; readonly original: number }

const pricesOf = (rows: readonly PriceRow[]): GoodsPrices =>
  Object.fromEntries(
    currencies.map((currency) => {
      const row = rows.find((price) => price.currency === currency)
      return [currency, { current: row?.current ?? 0, original: row?.original ?? 0 }]
    }),
    // One entry for each currency.
  ) as GoodsPrices
