import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readMessages } from '../../../tools/copy/readMessages.ts'

const css = readFileSync('ui/src/styles/fonts.css', 'utf8')
const ranges = [...css.matchAll(/url\('\.\.\/fonts\/[^}]*unicode-range:\s+([^;]+);/g)].map(([, range = '']) =>
  range.replaceAll(/\s+/g, ' '),
)

/** "U+20-7E, U+A0" → whether a character is in the range. */
const holds = (range: string, sign: string): boolean =>
  range.split(', ').some((part) => {
    const [first = '', last = first] = part.slice(2).split('-')
    const code = sign.codePointAt(0) ?? 0
    return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16)
  })

test('I18N the shop’s own words are written in its own two faces, every letter and mark of them', () => {
  expect(ranges).toHaveLength(2)
  const signs = new Set(
    Object.values(readMessages()).flatMap((nouns) =>
      Object.values(nouns).flatMap((texts) => Object.values(texts).flatMap((text) => Array.from(text))),
    ),
  )
  // The narrow space does not count: every typeface has it.
  for (const range of ranges)
    expect([...signs].filter((sign) => sign !== '\n' && sign !== '\u202f' && !holds(range, sign))).toEqual([])
})
