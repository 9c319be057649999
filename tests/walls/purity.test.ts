import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../../tools/start/installDependencies.mjs'
import { impureUses } from '../../tools/walls/impureUses.ts'
import { layerOf } from '../../tools/walls/layerTable.ts'
import { sourceFiles } from '../../tools/walls/sourceFiles.ts'

test('the pure layers ask no clock, no chance and nothing outside', () => {
  const pure = sourceFiles().filter((path) => layerOf(path)?.pure)
  expect(pure.length).toBeGreaterThan(10)
  expect(pure.flatMap((path) => impureUses(path, readFileSync(join(projectRoot, path), 'utf8')))).toEqual([])
})

describe('a planted line in the domain', () => {
  test.each([
    'const at = Date.now()',
    'const at = new Date()',
    'const at = Date()',
    'const now = Date.now',
    'const n = Math.random()',
    'const id = crypto.randomUUID()',
    'const id = globalThis.location',
    'setTimeout(() => {}, 1)',
    'const x = { fetch }',
    "export const get = () => fetch('/')",
  ])('that reaches outside is seen: %s', (source) => {
    expect(impureUses('core/domain/planted.ts', source)).toHaveLength(1)
  })

  test.each([
    'const at = new Date(1000)',
    'const day = Date.UTC(2020, 1, 1)',
    'const n = Math.floor(1.5)',
    'type Port = { readonly fetch: string }; const x = { fetch: 1 }; const y = x.fetch',
  ])('that is pure stays allowed: %s', (source) => {
    expect(impureUses('core/domain/fine.ts', source)).toEqual([])
  })
})
