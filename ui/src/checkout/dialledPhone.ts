import type { AddressEntry } from '../../../contracts/commands/addressEntry.ts'
import { digitsOf } from '../../../core/domain/phone/splitPhone.ts'

/** "+33 6 12 34 56 78": what is in the field has lost its trunk zero to the dial code beside it, and is read with that. */
export const dialledPhone = ({ phone = '', phoneCode = '' }: Pick<AddressEntry, 'phone' | 'phoneCode'>): string =>
  (phone === '' || phoneCode === '' ? phone : `+${digitsOf(phoneCode)} ${phone}`).replaceAll(' - ', '-')
