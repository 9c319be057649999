import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { requirementRows, undecidedRows } from '../../../tools/requirements/requirementRows.ts'
import { projectRoot } from '../../../tools/start/installDependencies.mjs'

const page = [
  '## CART',
  '- **CART-01** [core][ui] a [server] in a sentence is no mark',
  '- **CART-02** [decision 7: not offered] b',
  '## ERR',
  'Marks for every row: [core] (table) [server] (raises it). Nothing else.',
  '| ERR-101 | x |',
  '| ERR-102 | *(note)* | x |',
  '## API',
  'Marks for every row: [server] (answers) [worker] (calls).',
  '| API-001 | `GET /a` |',
  '| API-002 | `GET /b` | O: [decision 8: not called] |',
  '## X',
  '| X-01 | y |',
].join('\n')

describe('the page of requirements', () => {
  test('rows are read from lists and tables with their marks, and notes and contradictions promise nothing', () => {
    expect(requirementRows(page)).toEqual([
      { id: 'CART-01', group: 'CART', marks: ['core', 'ui'] },
      { id: 'CART-02', group: 'CART', marks: [], notOffered: '7' },
      { id: 'ERR-101', group: 'ERR', marks: ['core', 'server'] },
      { id: 'ERR-102', group: 'ERR', marks: [] },
      { id: 'API-001', group: 'API', marks: ['worker', 'server'] },
      { id: 'API-002', group: 'API', marks: ['server'], notCalled: '8' },
    ])
  })

  test('what is not offered or not called needs a decision with a file', () => {
    const rows = requirementRows(page)
    expect(undecidedRows(rows, ['0007-no-such-thing.md', '0008-nobody-calls.md'])).toEqual([])
    expect(undecidedRows(rows, ['0070-other.md'])).toEqual([
      'CART-02 names decision 7, which has no file in docs/decisions.',
      'API-002 names decision 8, which has no file in docs/decisions.',
    ])
  })

  test('the real page has every row of its own count table, and each but the two notes has a mark', () => {
    const source = readFileSync(join(projectRoot, 'docs/requirements.md'), 'utf8')
    const counts = source.slice(source.indexOf('## Count per group'))
    const counted = Object.fromEntries(
      [...counts.matchAll(/^\| ([A-Z0-9]+) \| [^|]+ \| (\d+) \|$/gm)].map(([, name, count]) => [name, Number(count)]),
    )
    const rows = requirementRows(source)
    const read = Object.fromEntries(
      Object.keys(counted).map((name) => [name, rows.filter(({ group }) => group === name).length]),
    )
    expect(Object.keys(read).length).toBeGreaterThan(25)
    expect(read).toEqual(counted)
    expect(rows.filter(({ marks, notOffered }) => marks.length === 0 && notOffered === undefined)).toEqual([
      expect.objectContaining({ id: 'API-042' }),
      expect.objectContaining({ id: 'API-115' }),
    ])
  })
})
