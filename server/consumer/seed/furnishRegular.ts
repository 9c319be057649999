import type { Address } from '../../../contracts/api/address.ts'
import type { CardEntry } from '../../../contracts/api/paymentInstrument.ts'
import { addressSameness } from '../../../core/domain/address/addressSameness.ts'
import { builtInProvider } from '../../payment/builtInProvider.ts'
import { inTransaction } from '../../storage/inTransaction.ts'
import { newId } from '../../storage/newId.ts'
import type { Db } from '../../storage/Tables.ts'
import { keepCard } from '../cards/keepCard.ts'

/** What makes an account ready for express checkout (CHK-03): a main shipping address, and a main card of the provider’s test cards. */
export async function furnishRegular(db: Db, consumerId: string, now: number): Promise<void> {
  const kept = await builtInProvider(db, () => now).tokenise(card)
  await inTransaction(db, async (tx) => {
    const row = {
      id: newId(),
      consumer_id: consumerId,
      type: 'S' as const,
      is_main: true,
      sameness: addressSameness(home),
      document: JSON.stringify(home),
      created_at: now,
    }
    await tx.insertInto('consumer_address').values(row).execute()
    await keepCard(tx, { ...card, ...kept }, { subject: consumerId }, { now, newId: () => newId() })
  })
}

const home: Address = {
  firstName: 'Hanne',
  lastName: 'Brandt',
  email: 'regular@example.com',
  addressLine1: '1420 Spruce Street',
  city: 'Boulder',
  province: 'CO',
  postalCode: '80302',
  country: 'US',
  phone: '+13035550142',
  phoneCode: '1',
}

const card: CardEntry = {
  number: '4242424242424242',
  securityCode: '123',
  expiryMonth: 12,
  expiryYear: 2039,
  holder: 'Hanne Brandt',
}
