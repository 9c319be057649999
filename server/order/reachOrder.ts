import { refuse } from '../kit/answer.ts'
import type { Refusal } from '../kit/answer.ts'
import type { Db } from '../storage/Tables.ts'
import type { OrderRow } from './settleOrder.ts'

/** What entitles a caller to see or cancel an order: they own it, or they know the e-mail it was confirmed to. */
export type Proof = {
  readonly subject?: string
  readonly email?: string | undefined
  readonly postalCode?: string | undefined
}

/**
 * ORD-08, AUTH-32: an order that was confirmed, for its owner and for anybody who knows its number and e-mail. To
 * everyone else it does not exist: with an e-mail they get ORD400 whether number, e-mail or postal code is wrong,
 * without one ORD409, so that nobody learns which numbers exist.
 */
export const reachOrder = async (
  db: Db,
  number: string,
  { subject, email, postalCode }: Proof,
): Promise<OrderRow | Refusal> => {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', number.trim().toUpperCase())
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  if (subject !== undefined && row?.subject === subject) return row
  if (email === undefined) return refuse('ORD409')
  if (!row) return refuse('ORD400')
  const isKnown =
    written(email) === written(row.email) &&
    row.email !== '' &&
    (postalCode === undefined || postalCodesOf(row).includes(written(postalCode)))
  return isKnown ? row : refuse('ORD400')
}

/** The postal code of the bill or of a delivery may be asked for. */
const postalCodesOf = ({ document: { billingAddress, shipments } }: OrderRow): readonly string[] =>
  [billingAddress, ...shipments.map(({ address }) => address)]
    .map((address) => written(address?.postalCode ?? ''))
    .filter((code) => code !== '')

const written = (text: string): string => text.replaceAll(/\s/g, '').toLowerCase()
