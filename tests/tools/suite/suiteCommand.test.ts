import { describe, expect, test } from 'vitest'
import { suiteCommand } from '../../../tools/suite/suite.ts'
import { stepsOf, suiteTable } from '../../../tools/suite/suiteSteps.ts'

const url = 'postgres://cairn@127.0.0.1/cairn_test'
const namesOf = (isFull: boolean, databaseUrl: string | null, ...names: readonly string[]): readonly string[] =>
  stepsOf({ isFull, databaseUrl }, names).map(({ name }) => name)

describe('npm test without a step', () => {
  test('runs what a change needs', () => {
    expect(suiteCommand([], url)).toEqual({ setting: { isFull: false, databaseUrl: url }, names: [] })
    expect(namesOf(false, url)).toEqual(
      'format lint types walls unused build weight unit tools server simulate e2e'.split(' '),
    )
  })

  test('runs every step with full', () => {
    expect(suiteCommand(['full'], url)).toEqual({ setting: { isFull: true, databaseUrl: url }, names: [] })
    expect(namesOf(true, url)).toEqual(suiteTable.map(({ name }) => name))
  })

  test('leaves out with full, where no database is named, only what needs one', () => {
    const leftOut = ['server-postgres', 'postgres', 'shoppers-postgres']
    expect(namesOf(true, null)).toEqual(suiteTable.map(({ name }) => name).filter((name) => !leftOut.includes(name)))
  })
})

describe('npm test with steps', () => {
  test('runs these in the order of the table, whether or not they are only in the full run', () => {
    expect(namesOf(false, null, 'e2e', 'unit', 'kills')).toEqual(['kills', 'unit', 'e2e'])
  })

  test('has what waits in the background, unless it runs alone', () => {
    const inBackground = (...names: readonly string[]) =>
      stepsOf({ isFull: true, databaseUrl: url }, names).flatMap(({ name, isInBackground }) =>
        isInBackground ? [name] : [],
      )
    expect(inBackground()).toEqual(['kills', 'attack', 'postgres', 'shoppers-postgres', 'failover'])
    expect(inBackground('kills')).toEqual([])
  })

  test('takes full next to a step for the longer form of it', () => {
    expect(suiteCommand(['full', 'simulate'], null)).toEqual({
      setting: { isFull: true, databaseUrl: null },
      names: ['simulate'],
    })
  })

  test.each([
    [['unit', 'lnit'], 'There is no step "lnit".'],
    [['everything'], 'There is no step "everything".'],
    [['postgres'], 'The step "postgres" needs DATABASE_URL.'],
    [['--full'], expect.stringContaining('--full')],
  ])('refuses %j with a message', (args, reason) => {
    expect(suiteCommand(args, null)).toEqual({ _tag: 'Wrong', reason })
  })

  test('names every step in its usage', () => {
    for (const { name } of suiteTable) expect(suiteCommand.usage).toContain(name)
  })
})
