import { sum } from '../../../core/domain/money/amounts.ts'
import { heldPieces } from '../../../server/cart/reservation.ts'
import type { SimulatedWorld } from '../world/simulatedWorld.ts'

/**
 * CART-13: every hold belongs to a line of an open basket and covers all of it, and no store holds more than it has.
 */
export const holdFaults = async ({
  server: { books },
  clock,
}: Pick<SimulatedWorld, 'server' | 'clock'>): Promise<readonly string[]> => {
  const faults: string[] = []
  const now = clock.now()
  const baskets = await books.selectFrom('basket').select(['id', 'document']).where('status', '=', 'open').execute()
  const holds = (await books.selectFrom('stock_hold').selectAll().execute()).filter(
    ({ basket_id: id, until }) => until > now && baskets.some((basket) => basket.id === id),
  )
  for (const { id, document } of baskets) {
    const wanted = heldPieces(document, now).map(({ sku, qty, storeId }) => `${qty} of ${sku} in ${storeId}`)
    const held = holds
      .filter(({ basket_id: basket }) => basket === id)
      .map(({ sku, qty, store_id: store }) => `${qty} of ${sku} in ${store}`)
    if (wanted.toSorted().join() !== held.toSorted().join())
      faults.push(`basket ${id} holds ${held.join() || 'nothing'}, but its lines say ${wanted.join() || 'nothing'}`)
  }
  if (holds.length === 0) return faults
  for (const { store_id: store, sku, available } of await books.selectFrom('store_stock').selectAll().execute()) {
    const held = sum(holds.filter((hold) => hold.store_id === store && hold.sku === sku).map(({ qty }) => qty))
    if (held > available) faults.push(`${held} pieces of ${sku} are held in ${store}, which has ${available}`)
  }
  return faults
}
