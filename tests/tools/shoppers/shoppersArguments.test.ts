import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { absentShop } from '../../../tools/shoppers/absentShop.ts'
import { shoppersArguments } from '../../../tools/shoppers/shoppers.ts'
import { callTimes, errorTable, percentile } from '../../../tools/shoppers/shoppersPage.ts'
import { faultKinds } from '../../../tools/faults/Fault.ts'
import { projectRoot } from '../../../tools/start/installDependencies.mjs'

describe('the arguments', () => {
  test.each([
    [['--count', '0'], '--count takes a whole number from 1 to 10000, not "0".'],
    [['--count', 'many'], '--count takes a whole number from 1 to 10000, not "many".'],
    [['--minutes', '0'], '--minutes takes a number above 0, up to 10080, not "0".'],
    [['--minutes', '-1'], /--minutes/],
    [['--pause', '1.5'], '--pause takes whole milliseconds, not "1.5".'],
    [['--url', 'localhost:4173'], '--url takes an address such as http://localhost:4173, not "localhost:4173".'],
    [
      ['--url', 'http://localhost:4173/en-us'],
      '--url takes only the shop\'s origin: http://localhost:4173, not "http://localhost:4173/en-us".',
    ],
    [['--seed', 'x'], '--seed takes a whole number, not "x".'],
    [['--faults', 'hang,rain'], 'There is no fault "rain".'],
    [['--shoppers', '3'], /--shoppers/],
    [['3'], /3/],
  ])('wrong arguments %j are answered with a message', (args, reason) => {
    expect(shoppersArguments(args)).toEqual({
      _tag: 'Wrong',
      reason: reason instanceof RegExp ? expect.stringMatching(reason) : reason,
    })
  })

  test('without arguments it is an ordinary minute', () => {
    expect(shoppersArguments([])).toEqual({
      _tag: 'Run',
      count: 10,
      minutes: 1,
      url: 'http://localhost:4173',
      pauseMs: 500,
      seed: null,
      faults: [],
    })
    expect(
      shoppersArguments(['--count', '3', '--minutes', '0.5', '--url', 'http://shop.test:80/', '--pause', '0']),
    ).toEqual({ _tag: 'Run', count: 3, minutes: 0.5, url: 'http://shop.test', pauseMs: 0, seed: null, faults: [] })
  })

  test('faults are named, or all of them', () => {
    expect(shoppersArguments(['--faults', 'hang,latency', '--seed', '7'])).toMatchObject({
      _tag: 'Run',
      seed: 7,
      faults: ['latency', 'hang'],
    })
    expect(shoppersArguments(['--faults', 'all'])).toMatchObject({ faults: faultKinds })
  })

  test('wrong arguments end with 2 and the usage', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['tools/run.mjs', 'tools/shoppers/shoppers.ts', '--count', 'x'],
      { cwd: projectRoot, encoding: 'utf8' },
    )
    expect(stderr).toContain('usage: npm run shoppers')
    expect(status).toBe(2)
  })

  test('an address that does not answer is reported with a message', async () => {
    expect(await absentShop('http://127.0.0.1:9')).toBe(
      'Nothing answers at http://127.0.0.1:9. Start the shop with npm start, or name another one with --url.',
    )
  })
})

describe('the report', () => {
  test('percentiles are times that were measured', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => index + 1)
    for (const per of [50, 95, 99]) expect(percentile(hundred, per)).toBe(per)
    expect(percentile([7], 99)).toBe(7)
    expect(percentile([], 50)).toBe(0)
  })

  const calls = [
    { name: 'GET /a', ms: 9, error: null },
    { name: 'GET /a', ms: 1, error: 'INV700' },
    { name: 'GET /a', ms: 5, error: null },
    { name: 'PUT /b', ms: 3, error: 'INV700' },
    { name: 'GET /a', ms: 4, error: 'INV700' },
  ]

  test('times are listed by call', () => {
    expect(callTimes(calls)).toEqual([
      { name: 'GET /a', count: 4, p50: 4, p95: 9, p99: 9 },
      { name: 'PUT /b', count: 1, p50: 3, p95: 3, p99: 3 },
    ])
  })

  test('errors are listed by code and call', () => {
    expect(errorTable(calls)).toEqual([
      { error: 'INV700', name: 'GET /a', count: 2 },
      { error: 'INV700', name: 'PUT /b', count: 1 },
    ])
  })
})
