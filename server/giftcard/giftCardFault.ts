import { limits } from '../../core/domain/configuration/limits.ts'
import type { OpenBasket } from '../cart/BasketDocument.ts'
import type { Catalogue } from '../catalog/Catalogue.ts'
import { refuse } from '../http/answer.ts'
import type { Refusal } from '../http/answer.ts'
import type { GiftCard } from './findGiftCard.ts'

/** PAY-13, PAY-16: what keeps a card from paying for this basket. */
export function giftCardFault(
  { currency, document }: OpenBasket,
  { row }: GiftCard,
  catalogue: Pick<Catalogue, 'variantBySku'>,
): Refusal | undefined {
  const applied = document.instruments.filter(({ payment_method_id: method }) => method === 'GIFT_CARD')
  if (applied.some(({ token }) => token === row.id)) return refuse('GFC755')
  if (applied.length >= limits.giftCards) return refuse('GFC410')
  if (row.currency !== currency || buysGiftCards(document, catalogue)) return refuse('GFC725')
  return row.balance === 0 ? refuse('GFC740') : undefined
}

/** A gift card is not bought with a gift card: everything digital of this shop is one. */
export const buysGiftCards = (
  { lines }: OpenBasket['document'],
  { variantBySku }: Pick<Catalogue, 'variantBySku'>,
): boolean => lines.some(({ sku }) => variantBySku.get(sku)?.product.isDigital)
