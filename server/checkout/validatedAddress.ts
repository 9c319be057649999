import type { Address } from '../../contracts/api/address.ts'
import type { validateShippingAddress } from '../../contracts/api/cartApi.ts'
import { labelSpelling } from '../../core/domain/address/labelSpelling.ts'
import { lockBasket, missing, saveBasket } from '../cart/changeBasket.ts'
import type { ChangeContext } from '../cart/changeBasket.ts'
import { answer, refuse } from '../http/answer.ts'
import { retryLater } from '../http/retryLater.ts'
import type { Result } from '../http/handle.ts'
import { checkAddress } from './checkAddress.ts'

/** SHIP-19: keeps the address as verified, beside the one that was entered; a better spelling is suggested, and the shopper may keep the own one. */
export async function validatedAddress(
  context: ChangeContext,
  basketId: string,
  given: Address,
): Promise<Result<typeof validateShippingAddress>> {
  const checked = checkAddress(given)
  if (checked._tag === 'Fails') return refuse('CHK320', { field: checked.failure.field })
  const verified: Address = { ...labelSpelling(checked.address), isValidated: true }
  const basket = await lockBasket(context, basketId)
  if (!basket) return missing(context, basketId)
  if (basket.status === 'ordering') throw retryLater()
  await saveBasket(context, {
    ...basket,
    version: basket.version + 1,
    document: { ...basket.document, verifiedShippingAddress: verified },
  })
  return answer({ isValidated: true, ...(isSpelledAs(given, verified) ? {} : { suggestedAddress: verified }) })
}

const isSpelledAs = (given: Address, tidy: Address): boolean =>
  (['firstName', 'lastName', 'addressLine1', 'addressLine2', 'city', 'province', 'postalCode'] as const).every(
    (field) => given[field] === tidy[field],
  )
