import type { OrderStatus } from '../../../contracts/api/order.ts'

/** ORD-03: the stations of a shipment, first to last. Collected is delivered; what goes by mail is there at once. */
export const journeyOf = (code: string): readonly OrderStatus[] => {
  if (code === 'digital') return ['confirmed', 'delivered']
  if (code === 'pickup') return ['confirmed', 'processing', 'ready_for_pickup', 'delivered']
  if (code === 'sts' || code === 'pudo') return ['confirmed', 'processing', 'shipped', 'ready_for_pickup', 'delivered']
  return ['confirmed', 'processing', 'shipped', 'delivered']
}

/** The next station; null at the last one, and where a shipment left its way. */
export const stationAfter = (code: string, status: OrderStatus): OrderStatus | null => {
  const journey = journeyOf(code)
  const place = journey.indexOf(status)
  return place < 0 ? null : (journey[place + 1] ?? null)
}

const farness: readonly OrderStatus[] = ['confirmed', 'processing', 'shipped', 'ready_for_pickup', 'delivered']

/** An order is as far as its slowest shipment. */
export const leastFar = (statuses: readonly OrderStatus[]): OrderStatus =>
  farness[
    Math.min(...statuses.map((status) => farness.indexOf(status)).filter((place) => place >= 0), farness.length - 1)
  ] ?? 'confirmed'

/** ORD-03: as long as nothing of it has left, every shipment confirmed or processing. */
export const isCancellable = (statuses: readonly OrderStatus[]): boolean =>
  statuses.length > 0 && statuses.every((status) => status === 'confirmed' || status === 'processing')
