import type { CommandOf } from '../../../../contracts/commands.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { ChangeOf } from '../../../domain/cart/changes/cartChange.ts'
import type { ConfirmedBasket } from '../../../domain/cart/confirmedBasket.ts'
import type { ShopEvent } from '../../../events/shop/shopEvent.ts'
import { withdrawUnsent } from '../unsentChange.ts'
import { atBasket, inBasket } from './changeHandler.ts'
import type { Request } from '../../call.ts'
import type { ChangeHandler } from './changeHandler.ts'
import { defined } from '../../../domain/fields/fields.ts'

/**
 * PAY-01, PAY-07: requests the main payment: an agreement by its session, else a card by its face; nothing if neither
 * is given. The newest counts.
 */
export const paymentRequest = (
  cart: Cart,
  { commandId, at, card, secretRef, savedCardId, keep, agreed }: CommandOf<'SubmitBilling'>,
): readonly ShopEvent[] => {
  const unsent = [...withdrawUnsent(cart, 'AddCard'), ...withdrawUnsent(cart, 'AddAgreement')]
  if (agreed) return [...unsent, { _tag: 'v1.AgreementRequested', changeId: `${commandId}-agreed`, at, ...agreed }]
  if (card === undefined || (secretRef === undefined && savedCardId === undefined)) return []
  return [
    ...unsent,
    {
      _tag: 'v1.CardRequested',
      changeId: `${commandId}-card`,
      at,
      face: card,
      secretRef: secretRef ?? '',
      ...defined({ savedCardId }),
      ...(keep ? { keep } : {}),
    },
  ]
}

export const addCardChange: ChangeHandler<ChangeOf<'AddCard'>> = {
  call: inBasket(({ secretRef, savedCardId, keep }, basket) =>
    savedCardId === undefined
      ? {
          ...addInstrument(basket, { payment_method_id: 'CREDIT_CARD', ...(keep ? { keep: true } : {}) }),
          secret: { ref: secretRef, field: 'card' },
        }
      : addInstrument(basket, { payment_method_id: 'CREDIT_CARD', paymentInstrumentId: savedCardId }),
  ),
}

export const addAgreementChange: ChangeHandler<ChangeOf<'AddAgreement'>> = {
  call: inBasket(({ method, sessionId }, basket) =>
    addInstrument(basket, { payment_method_id: method, paymentSession: sessionId }),
  ),
}

export const addInstrument = (basket: ConfirmedBasket, body: Readonly<Record<string, unknown>>): Request =>
  atBasket('addPaymentInstrument', basket, body)
