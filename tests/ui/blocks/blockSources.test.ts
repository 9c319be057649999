import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fileOfKind } from '../../../ui/src/draw/blockSources.ts'

const table = readFileSync(new URL('../../../ui/src/blocks/page/blockTable.ts', import.meta.url), 'utf8')
const loaded = [...table.matchAll(/^ {2}'?([a-z-]+)'?: async \(\) =>\s*\(await import\('\.\.\/(.+?)\.tsx'\)\)/gm)]

test('CMS-02 a drawn page loads for each kind of block the file that shows it', () => {
  expect(loaded).toHaveLength(31)
  const files = Object.fromEntries(loaded.map(([, kind = '', file = '']) => [kind, [file]]))
  expect(files).toEqual(fileOfKind)
})
