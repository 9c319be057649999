import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { projectRoot } from '../../tools/start/installDependencies.mjs'
import { layerOverrides, withLayerOverrides } from '../../tools/walls/lintRules.ts'

test('.oxlintrc.json has the rules that follow from the table of layers: npm run walls:write', () => {
  const { overrides } = JSON.parse(readFileSync(join(projectRoot, '.oxlintrc.json'), 'utf8'))
  expect(overrides).toEqual(withLayerOverrides(overrides))
})

test('rules that are not walls stay as they are, even next to one', () => {
  const react = { 'react/jsx-key': 'error' }
  const written = withLayerOverrides([
    { files: ['ui/**'], rules: { ...react, 'no-restricted-imports': ['error', { patterns: [] }] } },
    { files: ['worker/**'], rules: { 'no-restricted-imports': 'error' } },
  ])
  expect(written).toEqual([...layerOverrides(), { files: ['ui/**'], rules: react }])
})

const planted = [
  ['core/domain/cart/effect.ts', "import { Schema } from 'effect'"],
  ['core/domain/cart/contracts.ts', "import { Cart } from '../../../contracts/api/entities/basket.ts'"],
  ['core/domain/cart/events.ts', "import { evolve } from '../../events/cart/evolveCart.ts'"],
  ['core/domain/cart/now.ts', 'export const at = Date.now()'],
  ['core/domain/cart/chance.ts', 'export const n = Math.random()'],
  ['core/domain/cart/fetch.ts', "export const get = () => fetch('/')"],
  ['core/events/cart/commands.ts', "import { decide } from '../../commands/cart/decideCart.ts'"],
  ['core/events/cart/dexie.ts', "import { Dexie } from 'dexie'"],
  ['core/commands/cart/adapters.ts', "import type { Log } from '../../adapters/log/eventLog.ts'"],
  ['core/commands/cart/timer.ts', 'setTimeout(() => undefined, 1)'],
  ['core/adapters/worker.ts', "import { host } from '../../worker/worker.ts'"],
  ['contracts/immer.ts', "import { produce } from 'immer'"],
  ['contracts/core.ts', "import { money } from '../core/domain/money.ts'"],
  ['contracts/console.ts', "console.log('a')"],
  ['worker/node.ts', "import { readFileSync } from 'node:fs'"],
  ['worker/ui.ts', "import { App } from '../ui/src/App.tsx'"],
  ['ui/src/cart/Contracts.tsx', "import { Cart } from '../../../contracts/views/cartView.ts'"],
  ['ui/src/cart/Comlink.tsx', "import { wrap } from 'comlink'"],
  ['ui/src/cart/Lodash.tsx', "import { chunk } from 'lodash'"],
  ['ui/src/cart/Events.tsx', "import { evolve } from '../../../core/events/cart/evolveCart.ts'"],
  ['ui/src/cart/Worker.tsx', "import workerUrl from '../../../worker/worker.ts?worker&url'"],
  ['ui/src/bridge/effect.ts', "import { Effect } from 'effect'"],
  ['server/cart/commands.ts', "import { wants } from '../../core/commands/cart/wantsCart.ts'"],
  ['server/cart/events.ts', "import { allowedCommit } from '../../core/events/log/allowedCommit.ts'"],
  ['server/cart/otherHono.ts', "import { validator } from '@hono/zod-validator'"],
  ['server/cart/react.ts', "import { useState } from 'react'"],
  ['server/cart/tests.ts', "import { shop } from '../../tests/support/shopperState.ts'"],
  ['server/report/commands.ts', "import { wants } from '../../core/commands/wants.ts'"],
  ['tools/ui.ts', "import { App } from '../ui/src/App.tsx'"],
] as const

const allowed = [
  ['core/domain/cart/fine.ts', "import type { Cart } from '../../../contracts/api/entities/basket.ts'"],
  ['core/domain/cart/fineToo.ts', "import { sum } from '../money/sum.ts'\nexport const at = new Date(1000)"],
  ['core/events/cart/fine.ts', "import { produce } from 'immer'\nimport { Schema } from 'effect/Schema'"],
  ['ui/src/bridge/fine.ts', "import { wrap } from 'comlink'\nimport url from '../../../worker/worker.ts?worker&url'"],
  [
    'ui/src/cart/Fine.tsx',
    "import { Button } from 'react-aria-components/Button'\nimport './Fine.css'\nimport logo from '../logo.svg?url'",
  ],
  ['ui/src/cart/FineToo.tsx', "import { registerSW } from 'virtual:pwa-register'"],
  ['server/report/fine.ts', "import { allowedCommit } from '../../core/events/log/allowedCommit.ts'"],
  ['server/cart/fine.ts', "import { readFileSync } from 'node:fs'\nimport { serve } from '@hono/node-server'"],
] as const

describe('the lint rules of the layers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-lint-rules-'))
  let complaints: readonly string[] = []

  beforeAll(() => {
    for (const [path, source] of [...planted, ...allowed]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), `${source}\n`)
    }
    const settings = { categories: { correctness: 'off' }, overrides: layerOverrides() }
    writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(settings))
    const { stdout } = spawnSync(
      process.execPath,
      [join(projectRoot, 'node_modules/oxlint/bin/oxlint'), '--format', 'unix', '.'],
      { cwd: folder, encoding: 'utf8' },
    )
    complaints = stdout.split('\n').filter((line) => line.includes('no-restricted'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const about = (path: string): number => complaints.filter((line) => line.includes(`${path}:`)).length

  test.each(planted)('find a planted violation: %s with %s', (path) => {
    expect(about(path)).toBe(1)
  })

  test.each(allowed)('allow %s with %s', (path) => {
    expect(about(path)).toBe(0)
  })
})
