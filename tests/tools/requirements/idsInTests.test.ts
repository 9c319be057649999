import { describe, expect, test } from 'vitest'
import { idsInTests } from '../../../tools/requirements/idsInTests.ts'
import { idsOfTest, idsOfTitle } from '../../../tools/requirements/idsOfTitle.ts'

test.each([
  ['CART-27 rebuilds a lost cart', ['CART-27']],
  ['CART-01, CART-02 and more', ['CART-01', 'CART-02']],
  ['VAL-03 VAL-04: names', ['VAL-03', 'VAL-04']],
  ['I18N-02 euros', ['I18N-02']],
  ['rebuilds the cart of CART-27', []],
  ['CART-08…11 each of them', ['CART-08', 'CART-09', 'CART-10', 'CART-11']],
])('ids are at the start of a title: %s', (title, ids) => {
  expect(idsOfTitle(title)).toEqual(ids)
})

test('a test is about its own ids and those of its groups, and of a range only what it names itself', () => {
  expect(idsOfTest('PAY-01 a', ['CART-01 b'])).toEqual(['PAY-01', 'CART-01'])
  expect(idsOfTest('PAY-01 a', ['ERR-101…102 c'])).toEqual(['PAY-01', 'ERR-101', 'ERR-102'])
  expect(idsOfTest('PAY-01 ERR-102 a', ['ERR-101…102 c'])).toEqual(['PAY-01', 'ERR-102'])
})

describe('ids that are read without running the tests', () => {
  test.each([
    ['a test', "test('CART-01 CART-02 a', () => {})", ['CART-01', 'CART-02']],
    ['a test with a condition', "test.runIf(isLinux)('CART-01 a', () => {})", ['CART-01']],
    ['a template', 'test(`CART-01 ${what} PAY-01`, () => {})', ['CART-01']],
    ['a group', "describe('CART-01 a', () => { test('PAY-01 b', () => {}) })", ['PAY-01', 'CART-01']],
    ['a group without a test', "describe('CART-01 a', () => {})", []],
    ['a comment and another call', "// test('CART-01 a')\nlog('CART-02 a')", []],
    [
      'a table',
      "test.each([['CART-01', 'x'], ['CART-02', 'PAY-01']])('%s PAY-02 %s', () => {})",
      ['CART-01', 'PAY-02', 'CART-02', 'PAY-01'],
    ],
    ['a table of texts', "test.each(['CART-01 a', 'b'] as const)('%s', () => {})", ['CART-01']],
    ['a table with names', "test.each([{ id: 'CART-01' }])('$id a', () => {})", ['CART-01']],
    ['a table that has its own name', "const rows = [['CART-01', 1]]\ntest.each(rows)('%s a', () => {})", ['CART-01']],
    [
      'a table that is computed',
      "const rows = [{ id: 'CART-01', as: 'x' }]\ntest.each(rows.map(f))('%s', () => {})",
      ['CART-01'],
    ],
    [
      'a table from elsewhere',
      "describe('ERR-101…102', () => { test.each(rows)('%s a', () => {}) })",
      ['ERR-101', 'ERR-102'],
    ],
    ['a table behind an id', "test.each([['CART-02']])('CART-01 is not %s', () => {})", ['CART-01']],
  ])('%s', (_what, source, ids) => {
    expect([...idsInTests('planted.test.ts', source)]).toEqual(ids)
  })

  test('a file that cannot be parsed is named', () => {
    expect(() => idsInTests('tests/planted.test.ts', 'test(')).toThrow('tests/planted.test.ts cannot be parsed')
  })
})
