import type { Address } from '../../contracts/api/address.ts'
import type { BasketDocument } from '../cart/BasketDocument.ts'
import { refuse } from '../http/answer.ts'
import type { Refusal } from '../http/answer.ts'
import { checkAddress } from './checkAddress.ts'

/** SHIP-20, VAL-37: the address of the bill. The email is the shipping address's when it has none of its own. */
export function withBillingAddress(document: BasketDocument, given: Address): BasketDocument | Refusal {
  const { addressLine1, city, postalCode, firstName, lastName } = given
  if ([addressLine1, city, postalCode, firstName, lastName].every((part) => part === undefined || part.trim() === ''))
    return refuse('BIL400')
  const email = given.email ?? document.shippingAddress?.email
  const checked = checkAddress({ ...given, ...(email === undefined ? {} : { email }) })
  if (checked._tag === 'Passes') return { ...document, billingAddress: { ...checked.address, approachType: 'B' } }
  const { field, rule } = checked.failure
  return refuse(field === 'phone' && rule === 'required' ? 'BILL410' : 'CHK320', { field })
}
