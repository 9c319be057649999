import type { FieldFailure } from '../../../contracts/fieldFailure.ts'
import { formatDate, parseDate } from '../calendar/dateFormat.ts'
import { defined } from '../fields/fields.ts'
import type { Failure, FieldValue, Rule } from './rule.ts'
import { isEmail, isName, isPassword, isPrintable } from './textRules.ts'

/** VAL-12: the first rule, in the given order, that the value breaks. `form` has the fields that `sameAs` may name. */
export const validate = (
  value: FieldValue,
  rules: readonly Rule[],
  form: Readonly<Record<string, FieldValue>> = {},
): Failure | null => {
  const broken = rules.find((rule) => !passes(value, rule, form))
  return broken === undefined ? null : failureOf(broken)
}

/** VAL-01: nothing, only whitespace, or an unticked box. 0 is a value. */
export const isEmpty = (value: FieldValue): boolean =>
  value === undefined || value === null || value === false || (typeof value === 'string' && value.trim() === '')

const passes = (value: FieldValue, rule: Rule, form: Readonly<Record<string, FieldValue>>): boolean => {
  if (rule.rule === 'required') return !isEmpty(value)
  if (rule.rule === 'sameAs') return isEmpty(value) || value === form[rule.field]
  return isEmpty(value) || passesText(String(value), rule)
}

type TextRule = Exclude<Rule, { readonly rule: 'required' | 'sameAs' }>

const passesText = (text: string, rule: TextRule): boolean => {
  const trimmed = text.trim()
  switch (rule.rule) {
    case 'email':
      return isEmail(text)
    case 'exactLength':
      return trimmed.length === rule.n
    case 'minLength':
      return trimmed.length >= rule.n
    case 'maxLength':
      return trimmed.length <= rule.n
    case 'minNumber':
      return Number(trimmed) >= rule.n
    case 'maxNumber':
      return Number(trimmed) <= rule.n
    case 'minDate':
      return (parseDate(text, rule.format) ?? '') >= rule.date
    case 'maxDate':
      return (parseDate(text, rule.format) ?? unreadable) <= rule.date
    case 'name':
      return isName(text)
    case 'printable':
      return isPrintable(text)
    case 'password':
      return isPassword(text)
    case 'phone':
      return rule.matches(text)
    case 'date':
      return parseDate(text, rule.format) !== null
    case 'pattern':
      return rule.matches(trimmed)
    case 'oneOf':
      return rule.choices.includes(trimmed)
  }
}

/** Sorts after every date, as '' sorts before them: something that is not a date is outside every limit. */
const unreadable = '~'

const failureOf = (rule: Rule): Failure => {
  const values = valuesOf(rule)
  return {
    rule: rule.rule,
    ...defined({ values, message: rule.message }),
  }
}

const valuesOf = (rule: Rule): Readonly<Record<string, string | number>> | undefined => {
  if ('n' in rule) return { n: rule.n }
  return 'date' in rule ? { d: formatDate(rule.date, rule.format) } : undefined
}

/** Each invalid field, with its first broken rule, in the order of the rules. */
export const failingFields = (
  rules: Readonly<Record<string, readonly Rule[]>>,
  form: Readonly<Record<string, FieldValue>>,
): readonly FieldFailure[] =>
  Object.entries(rules).flatMap(([field, own]) => {
    const failure = validate(form[field], own, form)
    return failure ? [{ field, ...failure }] : []
  })
