import type { OperatorGoods, OperatorGoodsRow } from '../../../contracts/api/operator/operatorGoods.ts'
import { keepCatalogue } from '../../../server/catalog/keepCatalogue.ts'
import { useGuestShop } from '../support/useGuestShop.ts'
import { operatorShop } from './operatorShop.ts'

type Listed = { readonly goods: readonly OperatorGoodsRow[]; readonly next?: string }

/** A shop with Mara, who looks after its goods. `wired`: prices as they travel. */
export const goodsShop = async () => {
  const { shop, guest, skus } = await useGuestShop(1)
  const { storage, clock } = shop
  const { db } = storage
  const house = await operatorShop({ storage, now: () => clock.now })
  const mara = await house.operator('mara@example.com', ['merchandise'])
  const list = async (query = '') => (await mara.ask('GET', `goods${query}`)).json as Listed
  const idsIn = async (query = '') => (await list(query)).goods.map(({ productId }) => productId)
  const read = async (id: string) => (await mara.ask('GET', `goods/${id}`)).json as OperatorGoods
  const act = (id: string, method: 'PUT' | 'POST', what: string, body: object) => {
    clock.now += 1_000
    return mara.ask(method, `goods/${id}/${what}`, { body })
  }
  const undo = async (id: string) => act(id, 'POST', 'undoing', { changeId: (await read(id)).changes[0]?.id ?? 'none' })
  const trail = (key: string, noun = 'product') =>
    db
      .selectFrom('operator_change')
      .select(['made_by', 'before', 'after'])
      .where('noun', '=', noun)
      .where('key', '=', key)
      .orderBy('id')
      .execute()
  const pieces = async (sku: string) =>
    (await db.selectFrom('stock').select('available').where('sku', '=', sku).executeTakeFirst())?.available
  /** The catalogue as another process of the shop keeps it. */
  const process = await keepCatalogue(db, () => undefined, 3_600_000)
  return {
    shop,
    guest,
    skus,
    storage,
    clock,
    db,
    house,
    mara,
    list,
    idsIn,
    read,
    act,
    undo,
    trail,
    pieces,
    process,
  }
}
