import type { addPaymentInstrument } from '../../contracts/api/cart/cartPaymentApi.ts'
import type { GiftCardEntry } from '../../contracts/api/entities/paymentInstrument.ts'
import { limits } from '../../core/domain/configuration/limits.ts'
import { basketQuery, changeBasket, missing } from '../cart/changeBasket.ts'
import type { ChangeContext } from '../cart/changeBasket.ts'
import { isOver } from '../cart/pricing/OpenBasket.ts'
import type { OpenBasket } from '../cart/pricing/OpenBasket.ts'
import { buysGiftCards } from '../cart/pricing/priceBasket.ts'
import { findGiftCard } from '../giftcard/findGiftCard.ts'
import type { GiftCard } from '../giftcard/findGiftCard.ts'
import { refuse } from '../kit/answer.ts'
import type { Refusal } from '../kit/answer.ts'
import type { Catalogue } from '../kit/Catalogue.ts'
import type { Result, Step } from '../kit/handle.ts'
import { inTransaction } from '../storage/inTransaction.ts'

type Endpoint = typeof addPaymentInstrument

/**
 * PAY-06, PAY-13: adds a gift card to the instruments of the basket. Looked up before the transaction, so that a wrong
 * PIN counts although the call is refused.
 */
export const addGiftCard = async (
  context: ChangeContext,
  basketId: string,
  typed: GiftCardEntry | undefined,
  step: Step<Endpoint>,
): Promise<Result<Endpoint>> => {
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

/** PAY-13, PAY-16: why a card cannot pay for this basket. */
const giftCardFault = (
  { currency, document }: OpenBasket,
  { row }: GiftCard,
  catalogue: Pick<Catalogue, 'variantBySku'>,
): Refusal | undefined => {
  const applied = document.instruments.filter(({ payment_method_id: method }) => method === 'GIFT_CARD')
  if (applied.some(({ token }) => token === row.id)) return refuse('GFC755')
  if (applied.length >= limits.giftCards) return refuse('GFC410')
  if (row.currency !== currency || buysGiftCards(document, catalogue)) return refuse('GFC725')
  return row.balance === 0 ? refuse('GFC740') : undefined
}
