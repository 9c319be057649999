import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { propertyArguments, propertyFiles } from '../../../tools/properties/properties.ts'
import { commandToPaste, propertiesPage, summaryLine } from '../../../tools/properties/propertiesPage.ts'
import { runProperties } from '../../../tools/properties/runProperties.ts'
import { propertiesJunit, writePropertyReports } from '../../../tools/properties/writePropertyReports.ts'
import { projectRoot } from '../../../tools/start/installDependencies.mjs'

const fixture = { files: ['tests/tools/properties/fixture'], config: 'tests/tools/properties/fixture/vitest.config.ts' }
const options = { runs: 60, seed: 7, only: null, path: null, engine: 'v8' } as const

describe('every property of the suite', () => {
  test('`--runs` reaches every property: no file of laws has a number of its own', () => {
    const laws = readdirSync(join(projectRoot, 'tests'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !/^(server|e2e|walls)[/\\]/.test(name))
      .filter((name) => /numRuns: \d/.test(readFileSync(join(projectRoot, 'tests', name), 'utf8')))
    expect(laws).toEqual([])
  })

  test('every property reports its runs, and an example is no property', async () => {
    const { tests, breakdown } = await runProperties(fixture, options)
    expect(breakdown).toBeNull()
    const [order, promised, hundred] = tests
    expect(tests).toHaveLength(3)
    expect(order).toMatchObject({
      title: 'adding has no order',
      passed: true,
      properties: [{ runs: 60, seed: 7, failed: false }],
    })
    expect(promised).toMatchObject({ passed: true, properties: [{ runs: 60 }] })
    expect(hundred).toMatchObject({
      passed: false,
      properties: [{ seed: 7, failed: true, counterexample: '[100]' }],
      complaint: null,
    })
    const page = propertiesPage(tests, options)
    expect(page[0]).toBe('ok      60 runs  adding has no order')
    expect(page).toContain(`        counterexample [100]`)
    expect(page.at(-1)).toBe(
      `        again: npm run properties -- --only 'it'\\''s never as much as 100' --seed 7 --path ${hundred?.properties[0]?.path}`,
    )
    expect(summaryLine(tests, options)).toMatch(/^2 properties hold, 1 failed, \d+ runs, seed 7$/)
  })
})

/** The arguments as a shell reads them from the printed command. */
const pasted = (command: string) => {
  const words = execFileSync('sh', ['-c', `printf '%s\\0' ${command}`], { encoding: 'utf8' })
    .split('\0')
    .slice(0, -1)
  expect(words.slice(0, 4)).toEqual(['npm', 'run', 'properties', '--'])
  const request = propertyArguments(words.slice(4), 1)
  if (request._tag === 'Wrong') throw new Error(request.reason)
  return request
}

describe('a counterexample', () => {
  test('the command to paste goes straight to the same counterexample, in one run', async () => {
    const [broken] = (await runProperties(fixture, options)).tests.filter(({ passed }) => !passed)
    if (!broken) throw new Error('the planted property holds')
    const [again, ...others] = (await runProperties(fixture, pasted(commandToPaste(broken, options)))).tests
    expect(others).toEqual([])
    expect(again?.properties).toEqual([
      expect.objectContaining({ runs: 1, shrinks: 0, seed: 7, failed: true, counterexample: '[100]' }),
    ])
    expect(again?.properties[0]?.path).toBe(broken.properties[0]?.path)
  })

  test('a test of several properties is found again by its seed', async () => {
    const [broken] = (await runProperties(fixture, options)).tests.filter(({ passed }) => !passed)
    if (!broken) throw new Error('the planted property holds')
    const several = { ...broken, properties: [...broken.properties, ...broken.properties] }
    expect(commandToPaste(several, options)).toBe(
      `npm run properties -- --only 'it'\\''s never as much as 100' --seed 7 --runs 60`,
    )
  })

  test('machines read the same from JSON and JUnit XML', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cairn-reports-'))
    try {
      const { tests } = await runProperties(fixture, options)
      writePropertyReports(tests, options, folder)
      const read = JSON.parse(readFileSync(join(folder, 'properties.json'), 'utf8'))
      expect(read).toMatchObject({ seed: 7, runs: 60, failed: 1 })
      expect(read.tests[2]).toMatchObject({ passed: false, again: expect.stringContaining('--path') })
      const xml = readFileSync(join(folder, 'junit.xml'), 'utf8')
      expect(xml).toContain('<testsuite name="tests/tools/properties/fixture/sums.fixture.ts" tests="3" failures="1">')
      expect(xml).toContain('name="it&apos;s never as much as 100">')
      expect(xml).toContain('<failure message="counterexample [100]">')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('JUnit XML can carry any counterexample', () => {
    const property = {
      runs: 1,
      seed: 7,
      failed: true,
      shrinks: 0,
      path: '0',
      counterexample: '["<\u0000\ud800&😀"]',
      reason: 'no',
    }
    const xml = propertiesJunit(
      [{ file: 'a.test.ts', title: 'a "title"', passed: false, properties: [property], complaint: null }],
      options,
    )
    expect(xml).toContain('message="counterexample [&quot;&lt;\\u0000\\ud800&amp;😀&quot;]"')
  })
})

describe('which tests run', () => {
  test('--only takes a name with any letters as plain text', async () => {
    const { tests } = await runProperties(fixture, { ...options, only: 'sum: it (really) comes [SO' })
    expect(tests.map(({ title }) => title)).toEqual(['a promised sum: it (really) comes [so they say]'])
    expect((await runProperties(fixture, { ...options, only: 'example' })).tests).toEqual([])
  })

  test('without --runs each property runs as often as its author said', async () => {
    const { tests } = await runProperties(fixture, { ...options, runs: null })
    expect(tests.map(({ properties }) => properties[0]?.runs).slice(0, 2)).toEqual([40, 30])
  })

  test('files of laws count through the tests that call them, without the server’s and the browser’s suites', () => {
    const files = propertyFiles()
    expect(files).toContain('tests/commands/decideLaws.test.ts')
    expect(files).toContain('tests/adapters/eventLog/memoryEventLog.test.ts')
    expect(files.length).toBeGreaterThan(20)
    expect(files.filter((file) => /^tests\/(server|e2e|walls)\//.test(file))).toEqual([])
    expect(files.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([])
  })
})

describe('the arguments', () => {
  test.each([
    [['--runs', '0'], '--runs takes a whole number from 1 to 100000000, not "0".'],
    [['--runs', 'many'], '--runs takes a whole number from 1 to 100000000, not "many".'],
    [['--runs=1.5'], '--runs takes a whole number from 1 to 100000000, not "1.5".'],
    [['--seed', '99999999999'], '--seed takes a whole number of 32 bits, not "99999999999".'],
    [['--path', '1:2'], '--path belongs to one property and one seed: give --seed and --only as well.'],
    [
      ['--path', 'a:2', '--seed', '1', '--only', 'x'],
      '--path takes numbers joined by colons, as they were printed, not "a:2".',
    ],
    [['--only', ' '], '--only takes a part of a name, not nothing.'],
    [['--rums', '3'], /--rums/],
    [['fast'], /fast/],
  ])('wrong arguments %j are answered with a message', (args, reason) => {
    expect(propertyArguments(args, 1)).toEqual({
      _tag: 'Wrong',
      reason: reason instanceof RegExp ? expect.stringMatching(reason) : reason,
    })
  })

  test('missing arguments are drawn or left to the properties', () => {
    expect(propertyArguments([], 42)).toEqual({
      _tag: 'Run',
      runs: null,
      seed: 42,
      only: null,
      path: null,
      engine: 'v8',
    })
    expect(propertyArguments(['--seed', '-5', '--runs', '10', '--only', 'CART'], 42)).toEqual({
      _tag: 'Run',
      runs: 10,
      seed: -5,
      only: 'CART',
      path: null,
      engine: 'v8',
    })
  })

  test('wrong arguments end with 2 and the usage, before anything runs', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['tools/run.mjs', 'tools/properties/properties.ts', '--runs', 'x'],
      { cwd: projectRoot, encoding: 'utf8' },
    )
    expect(stderr).toContain('usage: npm run properties')
    expect(status).toBe(2)
  })
})
