import { readGiftCardBalance } from '../../contracts/api/cart/paymentQuestionsApi.ts'
import { dateOfInstant } from '../../core/domain/calendar/calendarDate.ts'
import { lockBasket, saveBasket } from '../cart/changeBasket.ts'
import type { ChangeContext } from '../cart/changeBasket.ts'
import { openBasketOf } from '../cart/pricing/OpenBasket.ts'
import { answer, refuse } from '../kit/answer.ts'
import { handle } from '../kit/handle.ts'
import type { Handler } from '../kit/handle.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import { findGiftCard } from '../giftcard/findGiftCard.ts'

const noteBalance = async (context: ChangeContext, giftCardBalance: number): Promise<void> => {
  const basketId = await openBasketOf(context.db, context.caller.subject)
  if (basketId === undefined) return
  await inTransaction(context.db, async (tx) => {
    const within = { ...context, db: tx }
    const basket = await lockBasket(within, basketId)
    if (basket?.status === 'open')
      await saveBasket(within, { ...basket, document: { ...basket.document, giftCardBalance } })
  })
}

export const giftCardHandlers: readonly Handler[] = [
  /**
   * PAY-12: answered, and noted on the basket that the caller is filling. GFC799 = a partner's card, and the partner
   * cannot be reached from here.
   */
  handle(readGiftCardBalance, async ({ body }, caller, context) => {
    const found = await findGiftCard(context, body)
    if (found._tag === 'Refusal') return found
    if (found._tag === 'Partner') return refuse('GFC799')
    const { balance, currency, expires_at: expiresAt } = found.row
    if (balance === 0) return refuse('GFC740')
    await noteBalance({ ...context, caller }, balance)
    return answer({ balance, currency, expiryDate: expiresAt === null ? null : dateOfInstant(expiresAt) })
  }),
]
