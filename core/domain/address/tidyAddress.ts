import type { AddressEntry } from '../../../contracts/commands/addressEntry.ts'
import { postalCodeAsTyped } from './postalCodeRules.ts'

/** An address as it is checked and sent: trimmed, the postal code in upper case (VAL-41), names with straight apostrophes (VAL-06). */
export const tidyAddress = (address: AddressEntry): AddressEntry => {
  const trimmed: AddressEntry = Object.fromEntries(
    Object.entries(address).flatMap(([field, value]) => (value === undefined ? [] : [[field, value.trim()]])),
  )
  return {
    ...trimmed,
    ...(trimmed.postalCode === undefined ? {} : { postalCode: postalCodeAsTyped(trimmed.postalCode) }),
    ...(trimmed.firstName === undefined ? {} : { firstName: straightApostrophes(trimmed.firstName) }),
    ...(trimmed.lastName === undefined ? {} : { lastName: straightApostrophes(trimmed.lastName) }),
  }
}

/** VAL-06: the typographic apostrophe is not in the list of a name's characters; fields replace it as it is typed. */
export const straightApostrophes = (text: string): string => text.replace(/[\u2018\u2019]/g, "'")
