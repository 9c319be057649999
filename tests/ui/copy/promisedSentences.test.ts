import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
const english = (file: string): Readonly<Record<string, string>> =>
  JSON.parse(read(`ui/src/copy/messages/en/${file}.json`))

/** The quoted text of a row. */
const promised = (row: string): string => {
  const line =
    read('docs/requirements.md')
      .split('\n')
      .find((each) => each.startsWith(`- **${row}**`)) ?? ''
  return /'([^']+)'/.exec(line)?.[1] ?? `${row} quotes nothing`
}

test.each([
  ['SIGN-05', 'account', 'signedIn'],
  ['SIGN-39', 'signUp', 'created'],
  ['ERR-25', 'cart', 'itemNotMoved'],
  ['PAY-34', 'checkout', 'authenticationFailed'],
  ['VAL-01', 'validation', 'required'],
])('%s is said to the letter by %s.%s', (row, file, key) => {
  expect(english(file)[key]).toBe(promised(row))
})
