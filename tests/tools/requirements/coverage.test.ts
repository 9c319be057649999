import { expect, test } from 'vitest'
import { coveragePage, rowsByLine, uncoveredLines } from '../../../tools/requirements/coverage.ts'
import { requirementRows } from '../../../tools/requirements/requirementRows.ts'
import { allSourceLines } from '../../../tools/requirements/sourceLines.ts'

const page = [
  '- **CART-01** [core][ui] The cart keeps what is put into it. — src: commerce §1 L8,L10-L11; content §2 L19',
  '- **SEO-01** [server] Search engines find it. — src: ours',
  '- **X-01** Two lines that do not agree. — src: commerce §1 L8',
  'Marks for every row: [worker]',
  '| ERR-101 | `AUT498` | Auth | commerce §1 L9 |',
  '- **DLG-27** [decision 51: not offered] A dialog. — src: content §2 L20',
].join('\n')
const named = rowsByLine(page)
const files = [
  { path: 'tests/domain/cart/everything.test.ts', ids: new Set(['CART-01', 'CART-02']) },
  { path: 'tests/domain/cart/kept.test.ts', ids: new Set(['CART-01']) },
  { path: 'tests/e2e/cart.test.ts', ids: new Set(['CART-01']) },
]

test('a row names lines one by one, in ranges and in both documents', () => {
  expect(Object.fromEntries(named)).toEqual({
    'commerce L8': ['CART-01', 'X-01'],
    'commerce L9': ['ERR-101'],
    'commerce L10': ['CART-01'],
    'commerce L11': ['CART-01'],
    'content L19': ['CART-01'],
    'content L20': ['DLG-27'],
  })
})

test('a line that no row names is found', () => {
  const left = uncoveredLines(named)
  expect(left).toHaveLength(allSourceLines.length - named.size)
  expect(left).toContain('commerce L12')
  expect(left).not.toContain('commerce L11')
})

test('each line has its rows, and each row the test in each layer that is most about it', () => {
  const written = coveragePage(named, requirementRows(page), files)
  expect(written).toContain(
    '- **L8** CART-01 (`domain/cart/kept.test.ts`, `e2e/cart.test.ts`) · X-01 (settled contradiction)\n',
  )
  expect(written).toContain('- **L9** ERR-101 (no worker test)\n')
  expect(written).toContain('- **L12** no row\n')
  expect(written).toContain('- **L20** DLG-27 (not offered, decision 51)\n')
})
