import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { endpoints } from '../../../contracts/api/table.ts'
import { limitTable } from '../../../server/limits/limitTable.ts'
import { limitsPage } from '../../../tools/limits/limitsPage.ts'

test('LIM429 docs/limits.md is what npm run limits writes', () => {
  expect(readFileSync(new URL('../../../docs/limits.md', import.meta.url), 'utf8') === limitsPage()).toBe(true)
})

test('LIM429 every limit has a name of its own and is about calls there are', () => {
  expect(new Set(limitTable.map(({ name }) => name)).size).toBe(limitTable.length)
  const known = new Set<string>([
    ...Object.keys(endpoints),
    'bot check challenge',
    'problem report',
    'diagnostics',
    'letter to an address',
  ])
  expect(limitTable.flatMap(({ calls }) => calls).filter((call) => !known.has(call))).toEqual([])
})
