import type { addPaymentInstrument } from '../../contracts/api/cartPaymentApi.ts'
import type { GiftCardEntry } from '../../contracts/api/paymentInstrument.ts'
import { basketQuery, changeBasket, missing } from '../cart/changeBasket.ts'
import type { ChangeContext } from '../cart/changeBasket.ts'
import { isOver } from '../cart/BasketDocument.ts'
import { findGiftCard } from '../giftcard/findGiftCard.ts'
import { giftCardFault } from '../giftcard/giftCardFault.ts'
import { refuse } from '../http/answer.ts'
import type { Result, Step } from '../http/handle.ts'
import { inTransaction } from '../storage/inTransaction.ts'

type Endpoint = typeof addPaymentInstrument

/** PAY-06, PAY-13: a gift card pays beside what is there already. Looked up before the transaction, so that a wrong PIN counts although it is refused. */
export async function addGiftCard(
  context: ChangeContext,
  basketId: string,
  typed: GiftCardEntry | undefined,
  step: Step<Endpoint>,
): Promise<Result<Endpoint>> {
  const { db, caller, newId, catalogue } = context
  const basket = await basketQuery(db, caller.subject, basketId).executeTakeFirst()
  if (!basket || isOver(basket)) return missing(context, basketId)
  const found = await findGiftCard(context, typed ?? { cardNumber: '', pin: '' })
  if (found._tag === 'Refusal') return found
  if (found._tag === 'Partner') return refuse('GFC725')
  const { id: token, last4 } = found.row
  const instrument = {
    paymentInstrumentId: newId(),
    payment_method_id: 'GIFT_CARD' as const,
    giftCard: { last4 },
    token,
  }
  return inTransaction(db, async (tx) => {
    const change = changeBasket(
      { ...context, db: tx },
      basketId,
      (locked) =>
        giftCardFault(locked, found, catalogue) ?? {
          ...locked.document,
          instruments: [...locked.document.instruments, instrument],
        },
      { giftCards: [token] },
    )
    return step.settle(tx, await change)
  })
}
