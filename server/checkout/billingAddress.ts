import type { Address } from '../../contracts/api/entities/address.ts'
import { defined } from '../../core/domain/fields/fields.ts'
import type { BasketDocument } from '../storage/tables/BasketTables.ts'
import { refuse } from '../kit/answer.ts'
import type { Refusal } from '../kit/answer.ts'
import { checkAddress } from './checkAddress.ts'

/** SHIP-20, VAL-37: the billing address. Without an e-mail of its own it uses the shipping address's. */
export const withBillingAddress = (document: BasketDocument, given: Address): BasketDocument | Refusal => {
  const { addressLine1, city, postalCode, firstName, lastName } = given
  if ([addressLine1, city, postalCode, firstName, lastName].every((part) => part === undefined || part.trim() === ''))
    return refuse('BIL400')
  const email = given.email ?? document.shippingAddress?.email
  const checked = checkAddress({ ...given, ...defined({ email }) })
  if (checked._tag === 'Passes') return { ...document, billingAddress: { ...checked.address, approachType: 'B' } }
  const { field, rule } = checked.failure
  return refuse(field === 'phone' && rule === 'required' ? 'BILL410' : 'CHK320', { field })
}
