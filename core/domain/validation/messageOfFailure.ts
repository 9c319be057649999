import type { FieldFailure } from '../../../contracts/fieldFailure.ts'
import { validationMessages } from './validationMessages.ts'

type Said = Pick<FieldFailure, 'rule' | 'values'> & { readonly message?: string }

/** VAL-12: the failure as a sentence: the caller's own words, else the table's, with the values filled in. */
export const messageOfFailure = (failure: Said, table: Readonly<Record<string, string>> = validationMessages): string =>
  filled(failure.message ?? textOf(failure.rule, table) ?? validationMessages.pattern, failure.values ?? {})

const textOf = (rule: string, table: Readonly<Record<string, string>>): string | undefined => {
  if (Object.hasOwn(table, rule)) return table[rule]
  const defaults: Readonly<Record<string, string>> = validationMessages
  return Object.hasOwn(defaults, rule) ? defaults[rule] : undefined
}

const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : whole))
