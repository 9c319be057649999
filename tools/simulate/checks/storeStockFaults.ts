import type { Order } from '../../../contracts/api/order.ts'
import type { SimulatedWorld } from '../world/simulatedWorld.ts'

type OrderRow = { readonly status: string; readonly document: Order }

/** SHIP-22: what is picked up comes off the store's own shelf, piece by piece, and goes back when the order does not stand. */
export const storeStockFaults = async (
  { server: { books }, storeStocks }: Pick<SimulatedWorld, 'server' | 'storeStocks'>,
  orders: readonly OrderRow[],
): Promise<readonly string[]> => {
  const now = await books
    .selectFrom('store_stock')
    .selectAll()
    .where('sku', 'in', [...new Set(storeStocks.map(({ sku }) => sku))])
    .execute()
  return storeStocks.flatMap(({ store_id: store, sku, available }) => {
    const left = available - pickedUp(store, sku, orders)
    const found = now.find((row) => row.store_id === store && row.sku === sku)?.available
    return found === left
      ? []
      : [`${found ?? 'no'} pieces of ${sku} on the shelf in ${store}, where ${left} should be left`]
  })
}

/** An order has one store. */
const pickedUp = (store: string, sku: string, orders: readonly OrderRow[]): number =>
  orders
    .filter(
      ({ status, document }) =>
        status === 'confirmed' &&
        document.shipments.some(({ shippingMethod, storeId }) => shippingMethod.code === 'pickup' && storeId === store),
    )
    .flatMap(({ document }) => document.items)
    .filter((line) => line.selectedShippingOption === 'pickup' && line.productId === sku)
    .reduce((sum, { qty }) => sum + qty, 0)
