import type { AddressEntry } from '../../../contracts/commands/addressEntry.ts'
import { normalisePhone } from '../phone/normalisePhone.ts'
import { tidyAddress } from './tidyAddress.ts'
import { phoneContext } from './validateAddress.ts'

/** An address as it leaves: tidy, and its phone as a plus, the country code and digits (PHONE-03). */
export const addressToSend = (address: AddressEntry): AddressEntry => {
  const tidy = tidyAddress(address)
  return tidy.phone === undefined ? tidy : { ...tidy, phone: normalisePhone(tidy.phone, phoneContext(tidy, [])) }
}
