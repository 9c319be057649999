import type { CommandOf } from '../../../contracts/commands.ts'
import { defaultAddressRules } from '../../domain/address/addressRules.ts'
import { validateAddress } from '../../domain/address/validateAddress.ts'
import { shownLines } from '../../domain/cart/shownLines.ts'
import { isOpen } from '../../domain/checkout/stepRules.ts'
import { isPaid } from '../../domain/checkout/checkout.ts'
import { isCardExpired } from '../../domain/checkout/cardRules.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import type { ShopEvent } from '../../events/shop/shopEvent.ts'
import type { Decision } from '../decision.ts'
import { billingAddressRequest } from './addressRequests.ts'
import { withdrawUnsent } from '../cart/withdrawUnsent.ts'

/** PAY-01: the card goes by its face and a name for the secret; the number stays in memory until its one call. PAY-07: an agreement goes by its session. */
export const submitBilling = (state: ShopperState, command: CommandOf<'SubmitBilling'>): Decision => {
  const { cart, checkout } = state
  const { address, card, secretRef, savedCardId, keep, agreed } = command
  if (shownLines(cart).length === 0) return { _tag: 'CartEmpty' }
  if (!isOpen(checkout, 'billing', cart)) return { _tag: 'StepNotOpen', step: 'billing' }
  const failures = validateAddress(address, defaultAddressRules, [])
  if (failures.length > 0) return { _tag: 'FieldsInvalid', failures }
  const hasCard = card !== undefined && (secretRef !== undefined || savedCardId !== undefined)
  if (!hasCard && !agreed && !isPaid(checkout, cart)) return { _tag: 'CardMissing' }
  if (card && isCardExpired(card, command)) return { _tag: 'CardExpired' }
  const { commandId, at } = command
  const unsent = [...withdrawUnsent(cart, 'AddCard'), ...withdrawUnsent(cart, 'AddAgreement')]
  const paymentRequest: readonly ShopEvent[] = agreed
    ? [...unsent, { _tag: 'v1.AgreementRequested', changeId: `${commandId}-agreed`, at, ...agreed }]
    : hasCard
      ? [
          ...unsent,
          {
            _tag: 'v1.CardRequested',
            changeId: `${commandId}-card`,
            at,
            face: card,
            secretRef: secretRef ?? '',
            ...(savedCardId === undefined ? {} : { savedCardId }),
            ...(keep ? { keep } : {}),
          },
        ]
      : []
  return [
    { _tag: 'v1.BillingSubmitted', address },
    ...billingAddressRequest(cart, address, { changeId: commandId, at }),
    ...paymentRequest,
  ]
}
