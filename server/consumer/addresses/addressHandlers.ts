import type { Address } from '../../../contracts/api/entities/address.ts'
import { addAddress, removeAddress, updateAddress } from '../../../contracts/api/account/consumerAddressApi.ts'
import { addressSameness } from '../../../core/domain/address/savedAddress.ts'
import { defined } from '../../../core/domain/fields/fields.ts'
import { checkAddress } from '../../checkout/checkAddress.ts'
import { answer, refuse } from '../../kit/answer.ts'
import type { Refusal } from '../../kit/answer.ts'
import { handle } from '../../kit/handle.ts'
import type { Handler } from '../../kit/handle.ts'
import type { Db } from '../../storage/Tables.ts'
import { lockedBookOf, settleMains } from './addressBookOf.ts'

/** The address book of the signed-in consumer; another consumer's address is not found (AUTH-32). */
export const addressHandlers: readonly Handler[] = [
  /** ACC-21, ACC-23 */
  handle(addAddress, async ({ body }, { subject }, { db, now, newId }) => {
    const checked = await checkSavedAddress(db, subject, body)
    if ('_tag' in checked) return checked
    const { document, sameness } = checked
    const book = await lockedBookOf(db, subject)
    const type = body.approachType ?? 'S'
    if (book.some((entry) => entry.address.approachType === type && entry.sameness === sameness))
      return refuse('CCA400')
    const addressId = newId()
    const row = {
      id: addressId,
      consumer_id: subject,
      type,
      is_main: false,
      sameness,
      document: JSON.stringify(document),
      created_at: now,
    }
    await db.insertInto('consumer_address').values(row).execute()
    const added = { ...document, addressId, approachType: type, main: false }
    await settleMains(db, [...book.map(({ address }) => address), added], body.main === true ? addressId : undefined)
    return answer({ addressId })
  }),
  /** ACC-22, ACC-24: replaces the whole address; type and main flag stay unless they are given. */
  handle(updateAddress, async ({ params: { addressId }, body }, { subject }, { db }) => {
    const book = await lockedBookOf(db, subject)
    const known = book.find(({ address }) => address.addressId === addressId)
    if (!known) return refuse('CCA401')
    const checked = await checkSavedAddress(db, subject, body)
    if ('_tag' in checked) return checked
    const { document, sameness } = checked
    const type = body.approachType ?? known.address.approachType
    const isTwin = (entry: (typeof book)[number]) =>
      entry !== known && entry.address.approachType === type && entry.sameness === sameness
    if (book.some(isTwin)) return refuse('CCA400')
    const main = known.address.main && type === known.address.approachType
    await db
      .updateTable('consumer_address')
      .set({ type, is_main: main, sameness, document: JSON.stringify(document) })
      .where('id', '=', addressId)
      .execute()
    const changed = { ...document, addressId, approachType: type, main }
    const next = book.map(({ address }) => (address.addressId === addressId ? changed : address))
    const settled = await settleMains(db, next, body.main === true ? addressId : undefined)
    return answer(settled.find((address) => address.addressId === addressId) ?? changed)
  }),
  /** ACC-22, ACC-24, ACC-25: after the main address is deleted, the oldest of its type becomes the main one. */
  handle(removeAddress, async ({ params: { addressId } }, { subject }, { db }) => {
    const book = (await lockedBookOf(db, subject)).map(({ address }) => address)
    if (!book.some((address) => address.addressId === addressId)) return refuse('CCA401')
    const card = await db
      .selectFrom('consumer_card')
      .select('id')
      .where('consumer_id', '=', subject)
      .where('address_id', '=', addressId)
      .executeTakeFirst()
    if (card) return refuse('PRO414')
    await db.deleteFrom('consumer_address').where('id', '=', addressId).execute()
    await settleMains(
      db,
      book.filter((address) => address.addressId !== addressId),
    )
    return answer({ success: true })
  }),
]

/**
 * VAL-37: checked by the rules of the checkout. An address without an e-mail gets the account's; id, type and main flag
 * are not part of the document.
 */
const checkSavedAddress = async (
  db: Db,
  consumerId: string,
  given: Address,
): Promise<{ readonly document: Address; readonly sameness: string } | Refusal> => {
  const email =
    given.email ??
    (await db.selectFrom('consumer').select('email').where('id', '=', consumerId).executeTakeFirst())?.email
  const checked = checkAddress({ ...given, ...defined({ email }) })
  if (checked._tag === 'Fails') return refuse('CHK320', { field: checked.failure.field })
  return { document: checked.address, sameness: addressSameness(checked.address) }
}
