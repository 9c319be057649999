import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { errorCatalogue } from '../../../contracts/errorCatalogue.ts'
import type { ErrorEntry } from '../../../contracts/errors/ErrorEntry.ts'
import { ownErrors } from '../../../contracts/errors/ownErrors.ts'
import { errorText } from '../../../ui/src/copy/errorText.ts'
import type { ErrorsCopy } from '../../../ui/src/copy/copyByNoun.ts'

type Row = {
  readonly id: string
  readonly code: string
  readonly area: string
  readonly meaning: string
  readonly text: string
  readonly status: number
}

const pathFrom = (path: string): URL => new URL(`../../../${path}`, import.meta.url)
const messagesOf = (locale: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(pathFrom(`ui/src/copy/messages/${locale}/errors.json`), 'utf8'))

const english = messagesOf('en')
const french = messagesOf('fr')
/** The messages as the screens call them. */
const copyOf = (messages: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(messages).map(([code, text]) => [code, () => text])) as unknown as ErrorsCopy
const catalogue: Readonly<Record<string, ErrorEntry>> = errorCatalogue

/** A row of the code table: `| ERR-101 | `AUT498` | Auth | invalid customer | what we do | text | 400 | source |`. */
const rows = [
  ...readFileSync(pathFrom('docs/requirements.md'), 'utf8').matchAll(
    /^\| (?<id>ERR-\d+) \| `(?<code>\w+)` \| (?<area>[^|]+) \| (?<meaning>[^|]+) \| [^|]+ \| (?<text>[^|]+) \| (?<status>\d{3}) \|/gm,
  ),
].map(({ groups: { id = '', code = '', area = '', meaning = '', text = '', status = '' } = {} }): Row => ({
  id,
  code,
  area,
  text,
  status: Number(status),
  meaning: meaning.replace(/^\(no meaning given\) O: /, ''),
}))

describe('ERR-101…212 in the code table of the requirements', () => {
  test('ERR-04 has 112 rows, numbered without a gap', () => {
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 112 }, (_, place) => `ERR-${101 + place}`))
    expect(rows.map(({ code }) => code).toSorted()).toEqual(Object.keys(catalogue).toSorted())
  })

  test.each(rows.map((row) => [row.id, row.code, row.meaning, row] as const))(
    '%s %s %s: the catalogue says the same, and French has a sentence of its own',
    (_id, code, meaning, { area, status, text }) => {
      const entry = catalogue[code]
      expect({ area: entry?.area, status: entry?.status, text: entry?.text }).toEqual({ area, status, text })
      expect(entry?.meaning).toBe(meaning)
      expect(errorText(copyOf(english), code, 'the server’s own words')).toBe(text)
      expect(errorText(copyOf(french), code)).toBe(french[code])
      expect(french[code]?.trim()).toBeTruthy()
      expect(french[code]).not.toBe(text)
    },
  )
})

test('ERR-11 PAY402 a card without enough money has a sentence of its own in both languages', () => {
  expect(errorText(copyOf(english), 'PAY402', 'the server’s own words')).toBe(ownErrors.PAY402.text)
  expect(errorText(copyOf(french), 'PAY402', 'the server’s own words')).toMatch(/solde .* ne suffit pas/)
})
