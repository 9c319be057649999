import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
const english = (file: string): Readonly<Record<string, string>> =>
  JSON.parse(read(`ui/src/copy/messages/en/${file}.json`))

/** The first quoted text of a row or of its notes. */
const promised = (row: string): string => {
  const [, text = ''] = read('docs/requirements.md').split(`\n- **${row}** `)
  const [own = ''] = text.split(/\n(?! {2}- )/)
  return /(?<!\w)'([^']+)'(?!\w)/.exec(own)?.[1] ?? `${row} quotes nothing`
}

test.each([
  ['SIGN-05', 'account', 'signedIn'],
  ['SIGN-39', 'signUp', 'created'],
  ['ERR-25', 'cart', 'itemNotMoved'],
  ['PAY-34', 'checkout', 'authenticationFailed'],
  ['VAL-01', 'validation', 'required'],
  ['PAY-12', 'giftCard', 'locked'],
  ['AUTH-22', 'profile', 'passwordLocked'],
  ['ERR-11', 'checkout', 'paymentFirst'],
])('%s is said to the letter by %s.%s', (row, file, key) => {
  expect(english(file)[key]).toBe(promised(row))
})
