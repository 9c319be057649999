import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { proofPage } from '../../../tools/requirements/requirements.ts'
import { idsOfTitle, proofOf, requirementGroups } from '../../../tools/requirements/provenIds.ts'
import { projectRoot } from '../../../tools/start/installDependencies.mjs'

const page = [
  '## CART',
  '- **CART-01** [core] a',
  '- **CART-02** [core] b',
  '- **CART-03** c',
  '| ERR-101 | x |',
  '| X-01 | y |',
].join('\n')

const report = (...tests: readonly (readonly [string, string])[]) => ({
  testResults: [
    { name: 'a.test.ts', status: 'passed', assertionResults: tests.map(([title, status]) => ({ title, status })) },
  ],
})

describe('the page of requirements', () => {
  test('rows are read from lists and tables, contradictions are not rows', () => {
    expect(requirementGroups(page)).toEqual([
      { name: 'CART', ids: ['CART-01', 'CART-02', 'CART-03'] },
      { name: 'ERR', ids: ['ERR-101'] },
    ])
  })

  test('the real page has every row of its own count table', () => {
    const source = readFileSync(join(projectRoot, 'docs/requirements.md'), 'utf8')
    const counts = source.slice(source.indexOf('## Count per group'))
    const counted = Object.fromEntries(
      [...counts.matchAll(/^\| ([A-Z0-9]+) \| [^|]+ \| (\d+) \|$/gm)].map(([, name, count]) => [name, Number(count)]),
    )
    const read = Object.fromEntries(requirementGroups(source).map(({ name, ids }) => [name, ids.length]))
    expect(Object.keys(read).length).toBeGreaterThan(25)
    expect(read).toEqual(counted)
  })
})

describe('ids in titles of tests', () => {
  test.each([
    ['CART-27 rebuilds a lost cart', ['CART-27']],
    ['CART-01, CART-02 and more', ['CART-01', 'CART-02']],
    ['VAL-03 VAL-04: names', ['VAL-03', 'VAL-04']],
    ['I18N-02 euros', ['I18N-02']],
    ['rebuilds the cart of CART-27', []],
  ])('ids are at the start of a title: %s', (title, ids) => {
    expect(idsOfTitle(title)).toEqual(ids)
  })

  test('an id is passing only if all its tests passed, and an id without a row is named', () => {
    const proof = proofOf(requirementGroups(page), [
      report(['CART-01 holds', 'passed'], ['CART-02 holds', 'passed'], ['CART-99 holds', 'passed']),
      report(['CART-01 CART-02 hold together', 'failed'], ['ERR-101 text', 'passed'], ['about CART-03', 'passed']),
    ])
    expect(proof).toEqual({
      groups: [
        { group: 'CART', passing: [], failing: ['CART-01', 'CART-02'], missing: ['CART-03'] },
        { group: 'ERR', passing: ['ERR-101'], failing: [], missing: [] },
      ],
      unknown: ['CART-99'],
    })
  })

  test('the page shortens runs of ids and sums the rows', () => {
    const groups = [
      { group: 'CART', passing: ['CART-01', 'CART-02', 'CART-03', 'CART-05'], failing: [], missing: ['CART-04'] },
    ]
    const text = proofPage(groups, [], false)
    expect(text).toContain('CART  4 of 5 proven\n  passing  CART-01…03, CART-05\n  no test  CART-04')
    expect(text).toContain('Rows with passing tests 4, with a failing test 0, without a test 1')
    expect(proofPage(groups, [], true)).toContain('CART: CART-04')
  })
})
