import { isPrepaid } from '../../core/domain/payment/paymentMethods.ts'
import type { PaymentSource } from '../../core/domain/payment/applyPayments.ts'
import type { OpenBasket } from '../cart/BasketDocument.ts'
import type { Catalogue } from '../catalog/Catalogue.ts'
import { buysGiftCards } from '../giftcard/giftCardFault.ts'
import type { PricingFacts } from '../inventory/loadPricingFacts.ts'

/** PAY-17: what each instrument of a basket has to pay with at this moment, minor units. */
export function paymentSources(
  { document }: Pick<OpenBasket, 'document'>,
  { giftCards }: Pick<PricingFacts, 'giftCards'>,
  catalogue: Pick<Catalogue, 'variantBySku'>,
): readonly PaymentSource[] {
  const mayUsePrepaid = !buysGiftCards(document, catalogue)
  return document.instruments.map(({ paymentInstrumentId: id, payment_method_id: method, token, voucher }) => ({
    id,
    method,
    available: voucher?.amountInCurrency ?? (isPrepaid(method) && mayUsePrepaid ? (giftCards.get(token) ?? 0) : 0),
  }))
}
