import { expect, test } from 'vitest'
import { layersOf } from '../../../tools/requirements/layersOf.ts'
import {
  isHalfProven,
  isProven,
  isUnproven,
  lastRuns,
  layersOfIds,
  proofOf,
} from '../../../tools/requirements/proof.ts'
import { proofChanges, proofFile, readProofFile } from '../../../tools/requirements/proofFile.ts'
import { proofPage } from '../../../tools/requirements/proofPage.ts'
import type { RequirementRow } from '../../../tools/requirements/requirementRows.ts'

const row = (id: string, ...marks: RequirementRow['marks']): RequirementRow => ({ id, group: id.slice(0, -3), marks })

const rows = [
  row('CART-01', 'core', 'server'),
  row('CART-02', 'core'),
  row('CART-03', 'core', 'ui'),
  row('CART-04', 'ui'),
  row('CART-05', 'server'),
  row('CART-06'),
]
const files = [
  { path: 'tests/domain/cart/a.test.ts', ids: ['CART-01', 'CART-02', 'CART-03', 'CART-04'] },
  { path: 'tests/server/cart/a.test.ts', ids: ['CART-01', 'CART-04'] },
]
const noRuns = lastRuns([], '/shop')
const proofs = proofOf(rows, layersOfIds(files), noRuns)
const ids = (of: typeof proofs) => of.map((proof) => proof.row.id)

test.each([
  ['tests/domain/cart/a.test.ts', ['core']],
  ['tests/commands/cart/a.test.ts', ['core']],
  ['tests/worker/a.test.ts', ['worker']],
  ['tests/adapters/clock/a.test.ts', ['worker']],
  ['tests/tools/simulate/a.test.ts', ['worker']],
  ['tests/contracts/a.test.ts', ['contract']],
  ['tests/server/cart/a.test.ts', ['server', 'contract']],
  ['tests/ui/cart/a.test.tsx', ['ui']],
  ['tests/ui/cart/a.test.ts', []],
  ['tests/e2eTrouble/a.test.ts', ['ui']],
  ['tests/e2eContent/a.test.ts', ['ui']],
  ['tests/walls/a.test.ts', []],
])('%s proves something in %j', (path, layers) => {
  expect(layersOf(path)).toEqual(layers)
})

test('a row is proven by a test in every layer of its marks, and half proven by tests elsewhere', () => {
  expect(ids(proofs.filter(isProven))).toEqual(['CART-01', 'CART-02', 'CART-06'])
  expect(ids(proofs.filter(isHalfProven))).toEqual(['CART-03', 'CART-04'])
  expect(ids(proofs.filter(isUnproven))).toEqual(['CART-05'])
  expect(proofs.map(({ missing }) => missing.join())).toEqual(['', '', 'ui', 'ui', 'server', ''])
})

test('a row with a test that failed is not proven, though the others of its layer passed', () => {
  const result = (title: string, status: string, ancestorTitles: readonly string[] = []) => ({
    title,
    status,
    ancestorTitles,
  })
  const report = {
    testResults: [
      {
        name: '/shop/tests/domain/cart/a.test.ts',
        status: 'failed',
        assertionResults: [
          result('CART-01 holds', 'passed'),
          result('holds too', 'failed', ['CART-01 in a group']),
          result('CART-02 CART-03 hold', 'passed'),
        ],
      },
    ],
  }
  const ran = proofOf(rows, layersOfIds(files), lastRuns([report], '/shop'))
  expect(ids(ran.filter(isProven))).toEqual(['CART-02', 'CART-06'])
  expect(ran.map(({ failing, unrun }) => [failing.join(), unrun.join()])).toEqual([
    ['core', 'server'],
    ['', ''],
    ['', ''],
    ['', ''],
    ['', ''],
    ['', ''],
  ])
})

test('the page names the missing layers, shortens runs of ids and sums the rows', () => {
  const text = proofPage([...proofs, ...proofOf([{ ...row('PAY-01'), notOffered: '51' }], new Map(), noRuns)], false)
  expect(text).toBe(
    [
      'CART  2 of 5 proven',
      '  proven  CART-01, CART-02',
      '  half proven, no test in ui  CART-03, CART-04',
      '  unproven  CART-05',
      'PAY  0 of 0 proven',
      '  not offered  PAY-01',
      'Proven 2 of 5 rows, half proven 2, unproven 1, failing 0, not in the reports of the last runs 3',
    ].join('\n'),
  )
  const many = ['CART-01', 'CART-02', 'CART-03', 'CART-05'].map((id) => row(id, 'ui'))
  expect(proofPage(proofOf(many, new Map(), noRuns), true)).toContain('  unproven  CART-01…03, CART-05\n')
})

test('the file of proofs has a sorted line per row with the marks that have a test', () => {
  expect(proofFile(proofs, new Map())).toBe('CART-01 core server\nCART-02 core\nCART-03 core\n')
  expect(readProofFile('PAY-01 core\nCART-01 core server\nPAY-01 ui\n')).toEqual(
    new Map([
      ['PAY-01', new Set(['core', 'ui'])],
      ['CART-01', new Set(['core', 'server'])],
    ]),
  )
})

test('a layer that is lost is named and stays in the file, as long as the row is marked with it', () => {
  const kept = readProofFile('CART-01 core\nCART-02 core ui\nCART-03 core ui\nCART-99 core\n')
  expect(proofChanges(proofs, kept)).toEqual({
    losses: ['CART-03 has no [ui] test any more.'],
    gains: ['CART-01 has a [server] test now.'],
  })
  expect(proofFile(proofs, kept)).toBe('CART-01 core server\nCART-02 core\nCART-03 core ui\n')
})
