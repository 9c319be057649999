import type { LineView } from '../../../../contracts/views/lineView.ts'
import { languageTag } from '../../../../core/domain/locale/locales.ts'
import type { Locale } from '../../../../core/domain/locale/locales.ts'
import type { CartCopy } from '../../copy/copyByNoun.ts'

export type ShownReservation = NonNullable<LineView['reservation']>

/** CART-13: until when pieces are reserved, or that the reservation is over; `now` in epoch ms. */
export const reservationText = (
  t: Pick<CartCopy, 'reserved' | 'reservedOver' | 'reserveWaiting'>,
  { quantity, confirmed }: ShownReservation,
  now: number,
  locale: Locale,
): string => {
  if (confirmed === null) return t.reserveWaiting()
  const { until, storeName: store } = confirmed
  const time = new Intl.DateTimeFormat(languageTag(locale), { timeStyle: 'short' }).format(until)
  return until > now ? t.reserved({ count: quantity, store, time }) : t.reservedOver({ store, time })
}
