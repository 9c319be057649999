import { cardSameness } from '../../../core/domain/payment/savedCards.ts'
import type { Context } from '../../http/Context.ts'
import type { CardToken } from '../../payment/PaymentProvider.ts'
import type { Tx } from '../../storage/Tables.ts'
import { lockedCardRowsOf, settleMainCard } from './cardsOf.ts'

export type KeptCard = CardToken & {
  readonly expiryMonth: number
  readonly expiryYear: number
  readonly holder: string
}

export type Keeping = { readonly subject: string; readonly main?: boolean; readonly addressId?: string | null }

/** ACC-30, PAY-01: of the card only what may be shown, and the provider's token. Gives its id; null when the account has the same card already. */
export async function keepCard(
  tx: Tx,
  card: KeptCard,
  { subject, main = false, addressId = null }: Keeping,
  { now, newId }: Pick<Context, 'now' | 'newId'>,
): Promise<string | null> {
  const { token, brand, last4, expiryMonth, expiryYear } = card
  const sameness = cardSameness({ brand, last4, expiryMonth, expiryYear })
  const rows = await lockedCardRowsOf(tx, subject)
  if (rows.some((row) => row.sameness === sameness)) return null
  const row = {
    id: newId(),
    consumer_id: subject,
    token,
    brand,
    last4,
    expiry_month: expiryMonth,
    expiry_year: expiryYear,
    holder: card.holder.trim(),
    is_main: false,
    address_id: addressId,
    sameness,
    created_at: now,
  }
  await tx.insertInto('consumer_card').values(row).execute()
  await settleMainCard(tx, [...rows, row], main ? row.id : undefined)
  return row.id
}
