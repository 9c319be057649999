import type { OrderStatus } from '../../../contracts/api/entities/order.ts'

/**
 * ORD-03: the steps of a shipment, first to last. Collected counts as delivered; e-mailed goods are delivered at once.
 */
export const fulfilmentSteps = (code: string): readonly OrderStatus[] => {
  if (code === 'digital') return ['confirmed', 'delivered']
  if (code === 'pickup') return ['confirmed', 'processing', 'ready_for_pickup', 'delivered']
  if (code === 'sts' || code === 'pudo') return ['confirmed', 'processing', 'shipped', 'ready_for_pickup', 'delivered']
  return ['confirmed', 'processing', 'shipped', 'delivered']
}

/** The next step; null at the last one, and for a shipment that was cancelled or returned. */
export const stepAfter = (code: string, status: OrderStatus): OrderStatus | null => {
  const journey = fulfilmentSteps(code)
  const place = journey.indexOf(status)
  return place < 0 ? null : (journey[place + 1] ?? null)
}

const progress: readonly OrderStatus[] = ['confirmed', 'processing', 'shipped', 'ready_for_pickup', 'delivered']

/** An order is as far as its slowest shipment. */
export const leastAdvanced = (statuses: readonly OrderStatus[]): OrderStatus =>
  progress[
    Math.min(...statuses.map((status) => progress.indexOf(status)).filter((place) => place >= 0), progress.length - 1)
  ] ?? 'confirmed'

/** ORD-03: while nothing has left: every shipment is confirmed or processing. */
export const isCancellable = (statuses: readonly OrderStatus[]): boolean =>
  statuses.length > 0 && statuses.every((status) => status === 'confirmed' || status === 'processing')
