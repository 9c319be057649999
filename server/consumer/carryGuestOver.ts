import { carryBasket } from '../cart/carryBasket.ts'
import { mergeGuestFavorites } from '../favorites/mergeGuestFavorites.ts'
import { mergeGuestSaved } from '../saved/mergeGuestSaved.ts'
import type { Context } from '../http/Context.ts'
import type { Tx } from '../storage/Tables.ts'

export type Guest = {
  readonly guest: string
  readonly subject: string
  readonly basketId?: string
  readonly orderNo?: string
}

/**
 * AUTH-07, AUTH-08: what a guest had becomes the account's: the basket, the favorites and what is saved for later, the order
 * that was handed over, and the answers to the guest's calls, so that one asked for again after the sign-in is still the same.
 * FAV-17: an employee keeps neither list.
 */
export async function carryGuestOver(
  tx: Tx,
  { guest, subject, basketId, orderNo }: Guest,
  context: Pick<Context, 'catalogue' | 'now'>,
): Promise<void> {
  await carryAnswersOver(tx, guest, subject)
  if (orderNo !== undefined)
    await tx.updateTable('orders').set({ subject }).where('number', '=', orderNo).where('subject', '=', guest).execute()
  const account = await tx.selectFrom('consumer').select('type').where('id', '=', subject).executeTakeFirst()
  if (account?.type !== 'EMPLOYEE') {
    await mergeGuestFavorites(tx, guest, subject)
    await mergeGuestSaved(tx, guest, subject)
  }
  if (basketId !== undefined) await carryBasket(tx, guest, subject, basketId, context)
}

/** Two callers may use one key. Where the account has used it too, its own answer stays, and the guest's is nobody's any more. */
async function carryAnswersOver(tx: Tx, guest: string, subject: string): Promise<void> {
  await tx
    .updateTable('idempotency')
    .set({ subject })
    .where('subject', '=', guest)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('idempotency as own')
            .select('own.key')
            .where('own.subject', '=', subject)
            .whereRef('own.key', '=', 'idempotency.key'),
        ),
      ),
    )
    .execute()
}
