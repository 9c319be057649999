import type { Address } from '../../../contracts/api/address.ts'
import { addressSameness } from '../../../core/domain/address/addressSameness.ts'
import { checkAddress } from '../../checkout/checkAddress.ts'
import { refuse } from '../../http/answer.ts'
import type { Refusal } from '../../http/answer.ts'
import type { Db } from '../../storage/Tables.ts'

/** VAL-37: by the rules of the checkout. An address without an email gets the account's; ids, type and mark are not the document's. */
export async function checkSavedAddress(
  db: Db,
  consumerId: string,
  given: Address,
): Promise<{ readonly document: Address; readonly sameness: string } | Refusal> {
  const email =
    given.email ??
    (await db.selectFrom('consumer').select('email').where('id', '=', consumerId).executeTakeFirst())?.email
  const checked = checkAddress({ ...given, ...(email === undefined ? {} : { email }) })
  if (checked._tag === 'Fails') return refuse('CHK320', { field: checked.failure.field })
  return { document: checked.address, sameness: addressSameness(checked.address) }
}
