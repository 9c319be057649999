import type { ChangeOf } from '../../../domain/cart/changes/cartChange.ts'
import { atBasket, inBasket } from './changeHandler.ts'
import type { ChangeHandler } from './changeHandler.ts'
import { shippingBody } from './addresses.ts'
import type { CommandOf } from '../../../../contracts/commands.ts'
import { shownLines } from '../../../domain/cart/shownLines.ts'
import type { ShopperState } from '../../../domain/state/shopperState.ts'
import type { Decision } from '../../decision.ts'
import { withdrawUnsent } from '../unsentChange.ts'

/** SHIP-17 with `context` estimate: a postal code and a country price shipping and tax. The newest one counts. */
export const estimateShipping = ({ cart }: ShopperState, command: CommandOf<'EstimateShipping'>): Decision => {
  const postalCode = command.postalCode.trim().toUpperCase()
  if (shownLines(cart).length === 0) return { _tag: 'CartEmpty' }
  if (postalCode === '') return { _tag: 'FieldsInvalid', failures: [{ field: 'postalCode', rule: 'required' }] }
  if (!/^[A-Z]{2}$/.test(command.country))
    return { _tag: 'FieldsInvalid', failures: [{ field: 'country', rule: 'required' }] }
  return [
    ...withdrawUnsent(cart, 'EstimateShipping'),
    {
      _tag: 'v1.ShippingEstimateRequested',
      changeId: command.commandId,
      at: command.at,
      postalCode,
      country: command.country,
      province: command.province ?? null,
    },
  ]
}

export const estimateShippingChange: ChangeHandler<ChangeOf<'EstimateShipping'>> = {
  call: inBasket(({ postalCode, country, province }, basket) => {
    const address = { postalCode, country, ...(province === null ? {} : { province }) }
    return atBasket('setShippingAddress', basket, shippingBody(address, 'estimate'))
  }),
}
