import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../../tools/start/installDependencies.mjs'
import { serverFolderFaults } from '../../tools/walls/serverFolders.ts'
import { sourceFiles } from '../../tools/walls/sourceFiles.ts'

test('server/kit is below the nouns, server/http above them, and no two folders import each other', () => {
  const paths = sourceFiles().filter((path) => path.startsWith('server/') && path.endsWith('.ts'))
  expect(paths.length).toBeGreaterThan(100)
  expect(
    serverFolderFaults(new Map(paths.map((path) => [path, readFileSync(join(projectRoot, path), 'utf8')]))),
  ).toEqual([])
})

const priced = "import { priceBasket } from '../cart/priceBasket.ts'"

describe('planted imports', () => {
  test.each([
    [{ 'server/kit/planted.ts': priced }],
    [{ 'server/cart/planted.ts': "import type { Input } from '../http/readInput.ts'" }],
    [{ 'server/order/one.ts': priced, 'server/cart/two.ts': "import { orderOf } from '../order/orderOf.ts'" }],
  ])('against the order of folders are seen: %o', (sources) => {
    expect(serverFolderFaults(new Map(Object.entries(sources)))).toHaveLength(1)
  })

  test('along the order of folders stay allowed', () => {
    const sources = {
      'server/order/fine.ts': `${priced}\nimport { answer } from '../kit/answer.ts'`,
      'server/kit/fine.ts': "import type { Db } from '../storage/Tables.ts'",
      'server/http/fine.ts': priced,
      'server/app.ts': "import { mountEndpoints } from './http/mountEndpoints.ts'",
    }
    expect(serverFolderFaults(new Map(Object.entries(sources)))).toEqual([])
  })
})
