import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../tools/start/installDependencies.mjs'
import { badTitles, longestTitle } from '../../tools/walls/badTitles.ts'

const files = readdirSync(join(projectRoot, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => `tests/${name}`)

test('every test title makes one claim, in at most 140 characters after its ids', () => {
  expect(files.flatMap((path) => badTitles(path, readFileSync(join(projectRoot, path), 'utf8')))).toEqual([])
})

test.each([
  ['joined claims', "test('CART-01 this; that', () => {})"],
  ['joined claims of a table', 'test.each([[1], [2]])(`this; that %i`, () => {})'],
  ['a title that is too long', `test("${'x'.repeat(longestTitle + 1)}", () => {})`],
  ['a group that joins claims', 'describe("this; that", () => {})'],
])('a planted title is found: %s', (_what, source) => {
  expect(badTitles('planted.test.ts', source)).toHaveLength(1)
})

test('a semicolon in code, and a title of 140 characters after its ids, are left alone', () => {
  const source = `test('CART-01 PAY-02 ${'x'.repeat(longestTitle)}', () => { const a = '1; 2' })`
  expect(badTitles('planted.test.ts', source)).toEqual([])
})
