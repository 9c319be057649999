import type { LineView } from '../../../contracts/views/lineView.ts'
import { languageTag } from '../../../core/domain/locale/locales.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'
import type { CartCopy } from '../copy/types/cartCopy.ts'

export type ShownReservation = NonNullable<LineView['reservation']>

/** CART-13: until when pieces are put aside, or that it is over; `now` in epoch ms. */
export const reservationText = (
  t: Pick<CartCopy, 'reserved' | 'reservedOver' | 'reserveWaiting'>,
  { quantity, said }: ShownReservation,
  now: number,
  locale: Locale,
): string => {
  if (said === null) return t.reserveWaiting()
  const { until, storeName: store } = said
  const time = new Intl.DateTimeFormat(languageTag(locale), { timeStyle: 'short' }).format(until)
  return until > now ? t.reserved({ count: quantity, store, time }) : t.reservedOver({ store, time })
}
