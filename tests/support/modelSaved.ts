import type { SavedForLater, SavedItem } from '../../contracts/api/entities/wishlist.ts'
import type { LineProduct } from '../../contracts/commands/lineProduct.ts'
import type { Settled } from '../../core/commands/answer.ts'
import type { Call } from '../../core/commands/call.ts'
import type { PriceAdjustment } from '../../core/domain/cart/priceAdjustment.ts'
import { sampleItem } from './sampleBasket.ts'

/** The server's half of the saved items: one list per session, each variant on it once. */
export type ModelSaved = {
  perform(call: Call): Settled
  keep(sku: string, qty: number, agreed?: PriceAdjustment): void
  /** CART-24: the adjustment agreed on a saved item. */
  agreedOn(itemId: string): PriceAdjustment | undefined
  answer(): SavedForLater
  /** Another session: the last one's list belongs to nobody now. */
  loseList(): void
  /** `sku×quantity` */
  lines(): readonly string[]
}

export const createModelSaved = (products: readonly LineProduct[]): ModelSaved => {
  let count = 0
  let list: SavedForLater | null = null
  const id = (kind: string) => `${kind}-${(count += 1)}`
  const own = () => (list ??= { saveForLaterId: id('saved'), items: [] })
  const keep = (sku: string, qty: number, agreed?: PriceAdjustment): void => {
    const { saveForLaterId, items } = own()
    const twin = items.find((item) => item.productId === sku)
    const product = products.find((known) => known.sku === sku)
    if (!product) return
    const kept = twin ? { ...twin, qty: twin.qty + qty } : itemOf(product, id('kept'), qty, agreed)
    list = { saveForLaterId, items: [kept, ...items.filter((item) => item !== twin)] }
  }

  return {
    keep,
    answer: own,
    agreedOn: (itemId) => list?.items.find((item) => item.itemId === itemId)?.priceAdjustment,
    loseList: () => {
      list = null
    },
    lines: () => (list?.items ?? []).map(({ productId, qty }) => `${productId}×${qty}`),
    perform: ({ endpoint, input }) => {
      const { params = {}, body = {}, query = {} } = input
      if (endpoint === 'readSaved') {
        const start = Number(query['start'])
        const { saveForLaterId, items } = own()
        return {
          _tag: 'Confirmed',
          body: {
            saveForLaterId,
            total: items.length,
            items: items.slice(start, start + Number(query['count'])),
          } as SavedForLater,
        }
      }
      if (endpoint === 'saveForLater') keep(String(body['productId']), Number(body['qty']))
      else {
        const { saveForLaterId, items } = own()
        const isThere =
          params['saveForlaterId'] === saveForLaterId && items.some(({ itemId }) => itemId === params['itemId'])
        if (!isThere) return { _tag: 'Refused', status: 404, errorId: 'ORD404', message: 'Item not found' }
        list = { saveForLaterId, items: items.filter(({ itemId }) => itemId !== params['itemId']) }
      }
      return { _tag: 'Confirmed', body: own() }
    },
  }
}

const itemOf = (product: LineProduct, itemId: string, qty: number, agreed?: PriceAdjustment): SavedItem => {
  const { priceAdjustment: _none, ...item } = sampleItem(product, itemId, qty)
  return {
    ...item,
    ...(agreed
      ? { priceAdjustment: { type: agreed.type, value: agreed.value, reason: agreed.reason, holds: true } }
      : {}),
    pageUrl: item.pdpUrl,
    available: true,
    price: { current: item.price.current, original: item.price.original, currency: item.price.currency },
  }
}
