import { useCopy } from '../copy/useCopy.ts'
import { addressFailureText, addressLabel, isAddressField } from './addressFailureText.ts'
import type { AddressField } from './addressFailureText.ts'
import type { AddressForm } from './useAddressForm.ts'

/** Labels, sentences and ids of an address form's fields. */
export const useAddressText = (form: AddressForm, section: 'shipping' | 'billing') => {
  const t = useCopy('checkout')
  const validation = useCopy('validation')
  const idOf = (field: string): string => `${section}-${field}`
  return {
    idOf,
    label: (field: AddressField) => addressLabel(t, field, form.country),
    error: (field: AddressField): string | undefined => {
      const failure = form.failures.find((each) => each.field === field)
      return failure && addressFailureText(t, validation, failure, form.country, form.dialCode)
    },
    /** For the refusal above the form. */
    failing: form.failures.map(({ field }) => ({
      id: idOf(field),
      name: isAddressField(field) ? addressLabel(t, field, form.country) : field,
    })),
  }
}
