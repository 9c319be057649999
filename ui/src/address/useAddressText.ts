import type { FieldFailure } from '../../../contracts/fieldFailure.ts'
import type { CheckoutCopy, ValidationCopy } from '../copy/copyByNoun.ts'
import { labelInSentence } from '../copy/labelInSentence.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import type { AddressForm } from './useAddressForm.ts'

/** Labels, sentences and ids of an address form's fields. */
export const useAddressText = (form: AddressForm, section: 'shipping' | 'billing') => {
  const t = useCopy('checkout')
  const validation = useCopy('validation')
  const locale = useShopLocale()
  const idOf = (field: string): string => `${section}-${field}`
  return {
    idOf,
    label: (field: AddressField) => addressLabel(t, field, form.country),
    error: (field: AddressField): string | undefined => {
      const failure = form.failures.find((each) => each.field === field)
      return failure && addressFailureText(t, validation, failure, form.country, form.dialCode, locale)
    },
    /** For the refusal above the form. */
    failing: form.failures.map(({ field }) => ({
      id: idOf(field),
      name: isAddressField(field) ? addressLabel(t, field, form.country) : field,
    })),
  }
}

/** What is wrong with a field, with its country's labels. */
export const addressFailureText = (
  t: CheckoutCopy,
  v: ValidationCopy,
  failure: FieldFailure,
  country: string,
  dialCode: string,
  locale: string,
): string => {
  const { field, rule, values } = failure
  const n = Number(values?.['n'] ?? 0)
  if (rule === 'required' && field === 'province') return t.provinceMissing()
  if (rule === 'required')
    return isAddressField(field)
      ? t.fieldMissing({ field, label: labelInSentence(addressLabel(t, field, country), locale) })
      : v.required()
  if (field === 'postalCode' && rule !== 'maxLength') return t.postalCodeShape({ country })
  if (rule === 'phone') return t.phoneShape({ dialCode })
  if (rule === 'minLength') return v.minLength({ n })
  if (rule === 'maxLength') return v.maxLength({ n })
  const say = { email: v.email, name: v.name, printable: v.printable, oneOf: v.province, pattern: v.pattern }[rule]
  return (say ?? v.pattern)()
}

export type AddressField = keyof typeof labels

/** The label of a field in its country. */
const addressLabel = (t: CheckoutCopy, field: AddressField, country: string): string => labels[field](t, country)

const isAddressField = (field: string): field is AddressField => Object.hasOwn(labels, field)

const labels = {
  email: (t: CheckoutCopy) => t.email(),
  firstName: (t: CheckoutCopy) => t.firstName(),
  lastName: (t: CheckoutCopy) => t.lastName(),
  addressLine1: (t: CheckoutCopy) => t.addressLine1(),
  addressLine2: (t: CheckoutCopy) => t.addressLine2(),
  city: (t: CheckoutCopy) => t.city(),
  province: (t: CheckoutCopy, country: string) => t.province({ country }),
  postalCode: (t: CheckoutCopy, country: string) => t.postalCode({ country }),
  country: (t: CheckoutCopy) => t.country(),
  phone: (t: CheckoutCopy) => t.phone(),
} as const
