import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** A copy of the core in which `WrapLine` becomes a kind of cart change, as CONTRIBUTING describes. */
let copy = ''
let missing: readonly string[] = []
let errors: readonly string[] = []

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-cart-change-'))
  for (const part of ['contracts', 'core', 'tsconfig.base.json']) cpSync(part, join(copy, part), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
  nameKind()
  missing = rowsMissing()
  writeRows()
  errors = compilerErrors()
}, 60_000)

afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('a new kind of cart change', () => {
  test('does not compile until every table has its row: the compiler names the tables', () => {
    expect(missing).toEqual([
      'changeHandlers.ts: changeCommands',
      'changeHandlers.ts: changeHandlers',
      'changeRequests.ts: evolveRequests',
      'changeRules.ts: changeRules',
    ])
  })

  test('compiles with one row in each table', () => {
    expect(errors).toEqual([])
  })

  test('touches at most five files of the core', () => {
    const files = readdirSync(join(copy, 'core'), { recursive: true, encoding: 'utf8' })
    const changed = files.filter((file) => file.endsWith('.ts') && textOf('.', file) !== textOf(copy, file))
    expect(changed.toSorted()).toEqual([
      'commands/cart/changes/changeHandlers.ts',
      'commands/cart/changes/wrapLine.ts',
      'domain/cart/changes/cartChange.ts',
      'domain/cart/changes/changeRules.ts',
      'events/cart/changeRequests.ts',
    ])
  })
})

const nameKind = (): void => {
  addTo('contracts/commands/cartCommand.ts', 'Schema.Union([', "command('WrapLine', { lineKey: LineKey }),")
  addTo(
    'core/domain/cart/changes/cartChange.ts',
    'type CartChange =',
    "| { readonly kind: 'WrapLine'; readonly key: string }",
  )
  addTo(
    'core/events/cart/changeRequests.ts',
    'Schema.Union([',
    "event('v1.LineWrapRequested', { ...change, key: Schema.String }),",
  )
}

const writeRows = (): void => {
  addTo(
    'core/domain/cart/changes/changeRules.ts',
    'const changeRules: ChangeRules<CartChange> = {',
    "WrapLine: { ...cartKind, lineKey: keyOf, needs: keyOf, isAboutOneLine: true, what: 'add' },",
  )
  addTo(
    'core/events/cart/changeRequests.ts',
    'const evolveRequests: Evolve<ChangeRequestEvent> = {',
    "'v1.LineWrapRequested': (shopper, { key, ...id }) => request(shopper, id, { kind: 'WrapLine', key }),",
  )
  writeFileSync(join(copy, 'core/commands/cart/changes/wrapLine.ts'), wrapLine)
  const handlers = 'core/commands/cart/changes/changeHandlers.ts'
  addTo(handlers, 'const changeHandlers: ChangeHandlers = {', 'WrapLine: wrapLineChange,')
  addTo(handlers, 'Pick<Decide<Command>, ChangeCommandTag> = {', 'WrapLine: inCart(wrapLine),')
  addTo(handlers, "from '../changeCart.ts'", "import { wrapLine, wrapLineChange } from './wrapLine.ts'")
}

const wrapLine = `
import type { CommandOf } from '../../../../contracts/commands.ts'
import type { ChangeOf } from '../../../domain/cart/changes/cartChange.ts'
import type { ShopperState } from '../../../domain/state/shopperState.ts'
import type { Decision } from '../../decision.ts'
import { inBasket, itemIdOf } from './changeHandler.ts'
import type { ChangeHandler } from './changeHandler.ts'

export const wrapLine = (_state: ShopperState, { commandId, at, lineKey: key }: CommandOf<'WrapLine'>): Decision => [
  { _tag: 'v1.LineWrapRequested', changeId: commandId, at, key },
]

export const wrapLineChange: ChangeHandler<ChangeOf<'WrapLine'>> = {
  call: inBasket(({ key }, basket) => ({ endpoint: 'updateItem', input: { body: { itemId: itemIdOf(basket, key) } } })),
}
`

/** Inserts a line after the first occurrence of a text. */
const addTo = (file: string, behind: string, line: string): void => {
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(behind)
  writeFileSync(
    path,
    text.replace(behind, () => `${behind}\n  ${line}`),
  )
}

const compilerErrors = (): readonly string[] => {
  const { stdout } = spawnSync('node_modules/.bin/tsc', ['-p', 'core/commands'], { cwd: copy, encoding: 'utf8' })
  return stdout.split('\n').filter((line) => line.includes('error TS'))
}

/** Each error as its file and table; anything else as it was printed. */
const rowsMissing = (): readonly string[] =>
  compilerErrors()
    .map((error) => {
      const [, file = '', line = '', message = ''] = /^(.+)\((\d+),\d+\): error TS\d+: (.*)$/.exec(error) ?? []
      const [, table] =
        /const (\w+)/.exec(textOf(copy, file.replace('core/', ''))?.split('\n')[Number(line) - 1] ?? '') ?? []
      return table && /missing|WrapLine/.test(message) ? `${file.split('/').at(-1)}: ${table}` : error
    })
    .toSorted()

const textOf = (root: string, file: string): string | null => {
  try {
    return readFileSync(join(root, 'core', file), 'utf8')
  } catch {
    return null
  }
}
