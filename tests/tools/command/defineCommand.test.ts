import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { defineCommand } from '../../../tools/command/defineCommand.ts'
import {
  anyText,
  flag,
  oneOf,
  option,
  options,
  refuse,
  someOf,
  wholeNumberWithin,
} from '../../../tools/command/options.ts'
import { projectRoot } from '../../../tools/start/installDependencies.mjs'

const paint = defineCommand({
  name: 'paint',
  positionals: '[WALL …]',
  options: {
    coats: option('N', 'how many (1)', wholeNumberWithin(-2, 9), 1),
    color: option(
      'red|blue',
      'which',
      oneOf(['red', 'blue'], (name) => `There is no color "${name}".`),
      null,
    ),
    tools: option(
      'NAME,…',
      'with what',
      someOf(['brush', 'roll'], { all: ['brush', 'roll'] }, (name) => `No ${name}.`),
      null,
    ),
    note: options('TEXT', 'may be given more than once', anyText),
    dry: flag('only says what it would do'),
  },
  notes: 'Exit code: 2 wrong arguments.',
  request: ({ values, positionals }, stock: number) =>
    values.coats > stock ? refuse(`There is paint for ${stock} coats.`) : { ...values, walls: positionals },
})

describe('a command', () => {
  test('has a value for every option, given or not', () => {
    expect(paint([], 5)).toEqual({ coats: 1, color: null, tools: null, note: [], dry: false, walls: [] })
    expect(
      paint(
        ['north', '--coats', '2', '--color=red', '--tools', 'roll,brush', '--note', 'a', '--note', 'b', '--dry'],
        5,
      ),
    ).toEqual({ coats: 2, color: 'red', tools: ['brush', 'roll'], note: ['a', 'b'], dry: true, walls: ['north'] })
    expect(paint(['--tools', 'all'], 5)).toMatchObject({ tools: ['brush', 'roll'] })
  })

  test('takes a negative number after an option for its value', () => {
    expect(paint(['--coats', '-2'], 5)).toMatchObject({ coats: -2 })
  })

  test.each([
    [['--coats', 'two'], '--coats takes a whole number from -2 to 9, not "two".'],
    [['--coats', '10'], '--coats takes a whole number from -2 to 9, not "10".'],
    [['--coats', '9'], 'There is paint for 5 coats.'],
    [['--color', 'grey'], 'There is no color "grey".'],
    [['--tools', 'brush,spoon'], 'No spoon.'],
    [['--tools', 'constructor'], 'No constructor.'],
    [['--colour', 'red'], /'--colour'/],
    [['--dry=yes'], /--dry/],
    [['--coats'], /--coats/],
  ])('answers the wrong arguments %j with a sentence', (args, reason) => {
    expect(paint(args, 5)).toEqual({
      _tag: 'Wrong',
      reason: reason instanceof RegExp ? expect.stringMatching(reason) : reason,
    })
  })

  test('lets a mistake of its own through', () => {
    const broken = defineCommand({
      name: 'broken',
      options: {},
      notes: '',
      request: (): object => {
        throw new TypeError('a mistake')
      },
    })
    expect(() => broken([])).toThrow('a mistake')
    expect(broken(['word'])).toEqual({ _tag: 'Wrong', reason: expect.stringContaining('word') })
  })

  test('knows its usage', () => {
    expect(paint.usage)
      .toBe(`usage: npm run paint -- [WALL …] [--coats N] [--color red|blue] [--tools NAME,…] [--note TEXT] … [--dry]
  --coats  how many (1)
  --color  which
  --tools  with what
  --note   may be given more than once
  --dry    only says what it would do
Exit code: 2 wrong arguments.`)
  })
})

describe('a command that is started', () => {
  test.each([
    ['tools/bench/bench.ts', '--sever'],
    ['tools/replay/replay.ts', '--rewind'],
    ['tools/requirements/requirements.ts', '--mising'],
    ['tools/sql/sql.ts', '--select'],
  ])('%s %s ends with exit code 2, a sentence and the usage', (file, mistyped) => {
    const { status, stderr } = spawnSync(process.execPath, ['tools/run.mjs', file, mistyped], {
      cwd: projectRoot,
      encoding: 'utf8',
    })
    expect(stderr).toMatch(new RegExp(`^.*${mistyped}[^]*\\nusage: npm run `))
    expect(status).toBe(2)
  })

  test('--help prints the usage and ends with exit code 0', () => {
    const { status, stdout } = spawnSync(process.execPath, ['tools/run.mjs', 'tools/replay/replay.ts', '--help'], {
      cwd: projectRoot,
      encoding: 'utf8',
    })
    expect(stdout).toMatch(/^usage: npm run replay -- /)
    expect(status).toBe(0)
  })
})
