import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { validationMessages } from '../../../core/domain/validation/messageOfFailure.ts'

const english = JSON.parse(
  readFileSync(new URL('../../../ui/src/copy/messages/en/validation.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, string>>

/** ICU's plural for one figure, tried with several. */
const plain = (sentence: string): string =>
  sentence.replace(/\{n, plural, one \{[^}]*\} other \{# ([^}]*)\}\}/, '{n} $1')

const rows = [
  ['VAL-01', 'required'],
  ['VAL-02', 'email'],
  ['VAL-03', 'exactLength'],
  ['VAL-03', 'minLength'],
  ['VAL-03', 'maxLength'],
  ['VAL-04', 'minNumber'],
  ['VAL-04', 'maxNumber'],
  ['VAL-05', 'minDate'],
  ['VAL-05', 'maxDate'],
  ['VAL-06', 'name'],
  ['VAL-07', 'password'],
  ['VAL-08', 'passwordLength'],
  ['VAL-08', 'passwordNumber'],
  ['VAL-08', 'passwordUpper'],
  ['VAL-08', 'passwordLower'],
  ['VAL-09', 'phone'],
  ['VAL-10', 'date'],
  ['VAL-11', 'pattern'],
] as const

test.each(rows)('%s the shop says of %s what the rule says', (_, name) => {
  expect(plain(english[name] ?? '')).toBe(validationMessages[name])
})
