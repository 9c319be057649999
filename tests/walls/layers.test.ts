import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../../tools/start/installDependencies.mjs'
import { layerViolations } from '../../tools/walls/layerViolations.ts'
import { isSource, sourceFiles } from '../../tools/walls/sourceFiles.ts'

const seen = sourceFiles()
const code = seen.filter((path) => !path.endsWith('.css'))
const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8')

describe('the sources of the project', () => {
  test('are all seen by the walls, and more than a handful', () => {
    const tracked = execFileSync('git', ['ls-files'], { cwd: projectRoot, encoding: 'utf8' })
      .split('\n')
      .filter((path) => isSource(path) && existsSync(join(projectRoot, path)))
    expect(tracked.filter((path) => !seen.includes(path))).toEqual([])
    expect(seen.length).toBeGreaterThan(60)
  })

  test('import in each layer only what it may', () => {
    expect(code.flatMap((path) => layerViolations(path, read(path)))).toEqual([])
  })
})

describe('a planted import', () => {
  test.each([
    ['core/domain/cart/planted.ts', "import { Schema } from 'effect'"],
    ['core/domain/cart/planted.ts', "import { Cart } from '../../../contracts/api/entities/basket.ts'"],
    ['core/domain/cart/planted.ts', "import { type Cart } from '../../../contracts/api/entities/basket.ts'"],
    ['core/domain/cart/planted.ts', "import { evolve } from '../../events/cart/evolveCart.ts'"],
    ['core/domain/cart/planted.ts', "const found = import('../../events/cart/evolveCart.ts')"],
    ['core/events/cart/planted.ts', "import { decide } from '../../commands/cart/decideCart.ts'"],
    ['core/commands/cart/planted.ts', "import type { Log } from '../../adapters/log/eventLog.ts'"],
    ['core/adapters/planted.ts', "import { host } from '../../worker/worker.ts'"],
    ['contracts/planted.ts', "import { produce } from 'immer'"],
    ['contracts/planted.ts', "import { money } from '../core/domain/money.ts'"],
    ['worker/planted.ts', "import { readFileSync } from 'node:fs'"],
    ['ui/src/cart/Planted.tsx', "import { Cart } from '../../../contracts/views/cartView.ts'"],
    ['ui/src/cart/Planted.tsx', "import { wrap } from 'comlink'"],
    ['ui/src/cart/Planted.tsx', "import { Effect } from 'effect'"],
    ['ui/src/cart/Planted.tsx', "import { evolve } from '../../../core/events/cart/evolveCart.ts'"],
    ['server/cart/planted.ts', "import { wants } from '../../core/commands/cart/wantsCart.ts'"],
    ['server/cart/planted.ts', "import { allowedCommit } from '../../core/events/log/allowedCommit.ts'"],
    ['server/report/planted.ts', "import { wants } from '../../core/commands/wants.ts'"],
    ['server/cart/planted.ts', 'const found = import(addressOf(name))'],
    ['tools/planted.ts', "import { App } from '../ui/src/App.tsx'"],
    ['server/cart/planted.ts', "import { shop } from '../../tests/support/shopperState.ts'"],
    ['worker/planted.ts', "export * from './worker.ts'"],
    ['worker/planted.ts', "export { start } from './worker.ts'"],
    ['worker/planted.ts', "import { start } from './worker'"],
  ])('against the layers is seen: %s with %s', (path, source) => {
    expect(layerViolations(path, source)).toHaveLength(1)
  })

  test.each([
    ['core/domain/cart/fine.ts', "import type { Cart } from '../../../contracts/api/entities/basket.ts'"],
    ['ui/src/bridge/fine.ts', "import { wrap } from 'comlink'"],
    ['ui/src/bridge/fine.ts', "import workerUrl from '../../../worker/worker.ts?worker&url'"],
    ['ui/src/cart/Fine.tsx', "import { Button } from 'react-aria-components/Button'\nimport './Fine.css'"],
    ['server/report/fine.ts', "import { allowedCommit } from '../../core/events/log/allowedCommit.ts'"],
    ['server/cart/fine.ts', "import { readFileSync } from 'node:fs'"],
  ])('that is allowed stays so: %s with %s', (path, source) => {
    expect(layerViolations(path, source)).toEqual([])
  })
})
