import { refuse } from '../http/answer.ts'
import type { Refusal } from '../http/answer.ts'
import type { Db } from '../storage/Tables.ts'
import type { OrderRow } from './settleOrder.ts'

/** What shows that somebody may see or cancel an order: it is theirs, or they know where it was confirmed to. */
export type Proof = {
  readonly subject?: string
  readonly email?: string | undefined
  readonly postalCode?: string | undefined
}

/**
 * ORD-08, AUTH-32: an order somebody once confirmed, to its owner and to whoever knows its number and its e-mail. For all
 * others it is not there: whoever names an e-mail hears ORD400 whether the number, the e-mail or the postal code is wrong, and whoever names none
 * ORD409, so that nobody learns which numbers there are.
 */
export async function reachOrder(
  db: Db,
  number: string,
  { subject, email, postalCode }: Proof,
): Promise<OrderRow | Refusal> {
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

/** A shopper may be asked for the code of the bill or of a delivery. */
const postalCodesOf = ({ document: { billingAddress, shipments } }: OrderRow): readonly string[] =>
  [billingAddress, ...shipments.map(({ address }) => address)]
    .map((address) => written(address?.postalCode ?? ''))
    .filter((code) => code !== '')

const written = (text: string): string => text.replaceAll(/\s/g, '').toLowerCase()
