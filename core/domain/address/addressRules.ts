import { fieldLengths } from '../configuration/constants.ts'
import { defined } from '../fields/fields.ts'
import { compilePattern, patternRule } from '../pattern/compilePattern.ts'
import type { Rule } from '../validation/rule.ts'

/** What one field must satisfy; lengths in UTF-16 units after trimming, patterns in the dialect of VAL-36. */
export type AddressFieldRule = {
  readonly required?: boolean
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
}

export type AddressRules = {
  readonly fields: Readonly<Record<string, AddressFieldRule>>
  /** VAL-36: makes the province a choice from this list. */
  readonly provinces?: readonly { readonly code: string; readonly name: string }[]
  /** The matcher for patterns; without it, the server checks them. */
  readonly readPattern?: (source: string) => Rule
}

/** VAL-36: a property the server sends replaces the default's, an absent one keeps it, a new field is added. */
export const addressRules = (defaults: AddressRules, server: AddressRules | null): AddressRules => {
  if (server === null) return { ...defaults, readPattern: patternRule }
  const names = new Set([...Object.keys(defaults.fields), ...Object.keys(server.fields)])
  const provinces = server.provinces ?? defaults.provinces
  return {
    fields: Object.fromEntries(
      [...names].map((name) => [name, { ...ownRule(defaults, name), ...ownRule(server, name) }]),
    ),
    ...defined({ provinces }),
    readPattern: patternRule,
  }
}

/** VAL-36: the patterns that our matcher cannot run, to be logged; the server decides those fields. */
export const refusedPatterns = (
  rules: AddressRules,
): readonly { readonly field: string; readonly pattern: string; readonly reason: string }[] =>
  Object.entries(rules.fields).flatMap(([field, { pattern }]) => {
    const compiled = pattern === undefined ? null : compilePattern(pattern)
    return compiled?._tag === 'Refused' && pattern !== undefined ? [{ field, pattern, reason: compiled.reason }] : []
  })

/** SHIP-24: a PO box, to which only the post delivers. */
export const isPoBox = (address: {
  readonly addressLine1?: string | undefined
  readonly addressLine2?: string | undefined
}): boolean => [address.addressLine1, address.addressLine2].some((line) => line !== undefined && shape.test(line))

/** VAL-35: the countries whose post needs a state or province. Elsewhere an address has none. */
export const needsProvince = (country: string): boolean => withProvince.has(country)

const required = { required: true } as const

/** VAL-30…35: shipping and billing, before the server has sent any rules. */
export const defaultAddressRules: AddressRules = {
  fields: {
    email: { ...required, maxLength: fieldLengths.email.maximum },
    firstName: { ...required, minLength: fieldLengths.name.minimum, maxLength: fieldLengths.name.maximum },
    lastName: { ...required, minLength: fieldLengths.name.minimum, maxLength: fieldLengths.name.maximum },
    addressLine1: { ...required, maxLength: fieldLengths.addressLine1.maximum },
    addressLine2: { required: false, maxLength: fieldLengths.addressLine2.maximum },
    city: { ...required, maxLength: fieldLengths.city.maximum },
    province: { required: false },
    postalCode: required,
    country: required,
    phone: required,
  },
}

const ownRule = ({ fields }: AddressRules, name: string): AddressFieldRule =>
  Object.hasOwn(fields, name) ? (fields[name] ?? {}) : {}

const shape = /\bP\.?\s*O\.?\s*BOX\b/i

const withProvince: ReadonlySet<string> = new Set(['US', 'CA', 'IT', 'ES'])
