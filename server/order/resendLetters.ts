import type { AnswerOf } from '../../contracts/api/endpoint.ts'
import type { resendOrderEmail } from '../../contracts/api/cart/purchaseApi.ts'
import { refuse } from '../kit/answer.ts'
import type { Refusal } from '../kit/answer.ts'
import type { Context } from '../kit/Context.ts'
import { sendMail } from '../mail/sendMail.ts'
import type { Tx } from '../storage/Tables.ts'
import { confirmedLetter } from './letters/confirmedLetter.ts'
import { stepLetter } from './letters/orderLetters.ts'
import { letterSiteOf } from './settleOrder.ts'
import type { OrderRow } from './settleOrder.ts'
import { reachOrder, stationOf, trackedOrder } from './trackedOrder.ts'
import type { Proof } from './trackedOrder.ts'

/**
 * ORD-19: sends the confirmation again, and the letter of each parcel that has left, under new ids, in the language in
 * which the order was placed. They go to nobody but the order's own address. ORD409 for a cancelled order, about which
 * neither would be true.
 */
export const resendLetters = async (
  tx: Tx,
  { orderId, ...proof }: Proof & { readonly orderId: string },
  context: Written,
): Promise<Refusal | AnswerOf<typeof resendOrderEmail>> => {
  const row = await reachOrder(tx, orderId, proof)
  return '_tag' in row ? row : resendOf(tx, row, context)
}

type Written = Pick<Context, 'now' | 'newId' | 'publicUrl' | 'seller'>

/** The same for an order that somebody may see. */
export const resendOf = async (
  tx: Tx,
  row: OrderRow,
  { now, newId, publicUrl, seller }: Written,
): Promise<Refusal | AnswerOf<typeof resendOrderEmail>> => {
  if (row.cancelled_at !== null) return refuse('ORD409', { message: 'This order is cancelled.' })
  if (row.email === '') return refuse('ORD409', { message: 'This order has no email address.' })
  const site = letterSiteOf(row, { now, publicUrl, seller })
  const { tracking } = await trackedOrder(tx, row, site.locale)
  const parcels = row.document.shipments.flatMap((shipment) => {
    const { carrier, trackingNumber } = tracking.find((each) => each.shipmentId === shipment.shipmentId) ?? {}
    if (carrier === undefined || trackingNumber === undefined) return []
    const written = stepLetter(row.document, { shipment, status: 'shipped', parcel: { carrier, trackingNumber } }, site)
    return written === null ? [] : [written.letter]
  })
  const confirmation = confirmedLetter(row.document, row, site, ({ shipmentId }) => {
    const tracked = tracking.find((each) => each.shipmentId === shipmentId)
    return tracked ? stationOf(tracked) : 'confirmed'
  })
  for (const letter of [confirmation, ...parcels]) await sendMail(tx, letter, now, newId)
  return { sentTo: maskedEmail(row.email) }
}

/** The first letter and the domain: `w•••@example.com`. */
const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, Math.min(1, at))}•••${email.slice(at)}`
}
