import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { propertiesPage, summaryLine } from '../../../tools/properties/propertiesPage.ts'
import { propertyArguments } from '../../../tools/properties/propertyArguments.ts'
import { propertyFiles } from '../../../tools/properties/propertyFiles.ts'
import { runProperties } from '../../../tools/properties/runProperties.ts'
import { projectRoot } from '../../../tools/start/installDependencies.mjs'

const fixture = { files: ['tests/tools/properties/fixture'], config: 'tests/tools/properties/fixture/vitest.config.ts' }
const asked = { runs: 60, seed: 7, only: null }

test('`--runs` reaches every property: no file of laws has a number of its own', () => {
  const laws = readdirSync(join(projectRoot, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/^(server|e2e|walls)[/\\]/.test(name))
    .filter((name) => /numRuns: \d/.test(readFileSync(join(projectRoot, 'tests', name), 'utf8')))
  expect(laws).toEqual([])
})

test('every property tells its runs; an example is none', async () => {
  const { tests, breakdown } = await runProperties(fixture, asked)
  expect(breakdown).toBeNull()
  const [order, promised, hundred] = tests
  expect(tests).toHaveLength(3)
  expect(order).toMatchObject({ title: 'adding has no order', passed: true, properties: [{ runs: 60, seed: 7, failed: false }] })
  expect(promised).toMatchObject({ passed: true, properties: [{ runs: 60 }] })
  expect(hundred).toMatchObject({ passed: false, properties: [{ seed: 7, failed: true, counterexample: '[100]' }], complaint: null })
  const page = propertiesPage(tests, asked)
  expect(page[0]).toBe('ok      60 runs  adding has no order')
  expect(page).toContain(`        counterexample [100]`)
  expect(page.at(-1)).toBe(`        again: npm run properties -- --seed 7 --runs 60 --only 'it'\\''s never as much as 100'`)
  expect(summaryLine(tests, asked)).toMatch(/^2 properties hold, 1 failed, \d+ runs, seed 7$/)
})

test('the command to paste finds the same counterexample by the same way', async () => {
  const [first, again] = await Promise.all([runProperties(fixture, asked), runProperties(fixture, { ...asked, only: "It's NEVER as much" })])
  expect(again.tests).toEqual(first.tests.filter(({ passed }) => !passed))
})

test('--only takes a name with any letters as plain text', async () => {
  const { tests } = await runProperties(fixture, { ...asked, only: 'sum: it (really) comes [SO' })
  expect(tests.map(({ title }) => title)).toEqual(['a promised sum: it (really) comes [so they say]'])
  expect((await runProperties(fixture, { ...asked, only: 'example' })).tests).toEqual([])
})

test('without --runs each property runs as often as its author said', async () => {
  const { tests } = await runProperties(fixture, { runs: null, seed: 7, only: null })
  expect(tests.map(({ properties }) => properties[0]?.runs).slice(0, 2)).toEqual([40, 30])
})

test('files of laws count through the tests that call them; server and browser suites are left out', () => {
  const files = propertyFiles()
  expect(files).toContain('tests/commands/decideLaws.test.ts')
  expect(files).toContain('tests/adapters/eventLog/memoryEventLog.test.ts')
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => /^tests\/(server|e2e|walls)\//.test(file))).toEqual([])
  expect(files.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([])
})

test.each([
  [['--runs', '0'], '--runs takes a whole number from 1 to 100000000, not "0".'],
  [['--runs', 'many'], '--runs takes a whole number from 1 to 100000000, not "many".'],
  [['--runs=1.5'], '--runs takes a whole number from 1 to 100000000, not "1.5".'],
  [['--seed', '99999999999'], '--seed takes a whole number of 32 bits, not "99999999999".'],
  [['--only', ' '], '--only takes a part of a name, not nothing.'],
  [['--rums', '3'], /--rums/],
  [['fast'], /fast/],
])('wrong arguments %j are answered in words', (args, reason) => {
  expect(propertyArguments(args, 1)).toEqual({ _tag: 'Wrong', reason: reason instanceof RegExp ? expect.stringMatching(reason) : reason })
})

test('what is not said is drawn or left to the properties', () => {
  expect(propertyArguments([], 42)).toEqual({ _tag: 'Run', runs: null, seed: 42, only: null })
  expect(propertyArguments(['--seed', '-5', '--runs', '10', '--only', 'CART'], 42)).toEqual({ _tag: 'Run', runs: 10, seed: -5, only: 'CART' })
})

test('wrong arguments end with 2 and the usage, before anything runs', () => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/run.mjs', 'tools/properties/properties.ts', '--runs', 'x'], { cwd: projectRoot, encoding: 'utf8' })
  expect(stderr).toContain('usage: npm run properties')
  expect(status).toBe(2)
})
