import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../../tools/start/installDependencies.mjs'
import {
  componentAim,
  crowdedFolders,
  folderLimit,
  forbiddenMarks,
  isComponent,
  lineCount,
  lineLimit,
} from '../../tools/walls/houseRules.ts'
import { sourceFiles } from '../../tools/walls/sourceFiles.ts'

const files = sourceFiles().map((path) => ({ path, source: readFileSync(join(projectRoot, path), 'utf8') }))

describe('sizes', () => {
  test('no file is longer than its limit', () => {
    const long = files.filter(({ path, source }) => lineCount(source) > lineLimit(path))
    expect(long.map(({ path, source }) => `${path}: ${lineCount(source)} of ${lineLimit(path)} lines`)).toEqual([])
    const large = files.filter(({ path, source }) => isComponent(path) && lineCount(source) > componentAim)
    if (large.length > 0)
      console.warn(`Components over ${componentAim} lines: ${large.map(({ path }) => path).join(', ')}`)
  })

  test('no folder has more files than can be taken in at a glance', () => {
    expect(crowdedFolders(files.map(({ path }) => path))).toEqual([])
  })

  test('a folder with one file too many is seen', () => {
    const paths = [
      'ui/src/cart/CartPage.css',
      ...Array.from({ length: folderLimit }, (_, index) => `ui/src/cart/file${index}.ts`),
    ]
    expect(crowdedFolders(paths)).toEqual(['ui/src/cart: 26 files'])
    expect(crowdedFolders(paths.slice(1))).toEqual([])
  })
})

describe('unfinished work', () => {
  test('no file carries a mark of unfinished work', () => {
    expect(files.flatMap(({ path, source }) => forbiddenMarks(path, source))).toEqual([])
  })

  test.each([
    'TO' + 'DO',
    'FIX' + 'ME',
    'test.' + 'skip(',
    'it.' + 'only(',
    '@ts-' + 'ignore',
    'x as ' + 'any',
    'vi.' + 'mock(',
  ])('a planted mark is seen: %s', (mark) => {
    expect(forbiddenMarks('core/domain/planted.ts', `const a = 1\n// ${mark}`)).toHaveLength(1)
  })
})

describe('the end of a page', () => {
  const leaving = /\bon(before)?unload\b|['"`](before)?unload['"`]/

  test('TRK-04 nothing listens for unload or beforeunload: browsers would not keep the page for "back"', () => {
    const wrong = files.filter(({ path, source }) => !path.startsWith('tests/') && leaving.test(source))
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  test.each(["addEventListener('beforeunload', save)", 'window.onunload = save', 'on("unload")'])(
    'a planted one is seen: %s',
    (planted) => {
      expect(leaving.test(planted)).toBe(true)
    },
  )
})

describe('names', () => {
  test('no file is a barrel or has a name that says nothing', () => {
    const empty = /^(index|utils?|helpers?|common|misc|managers?|data|info)\./i
    expect(files.map(({ path }) => path).filter((path) => empty.test(basename(path)))).toEqual([])
  })

  test.each([
    ['core', 'worker', 'ui', 'tools'],
    ['core/domain', 'server'],
  ])('a file name means one thing in one program: %s %s', (...folders) => {
    const pathsByName = new Map<string, string[]>()
    for (const { path } of files.filter((file) => folders.some((folder) => file.path.startsWith(`${folder}/`)))) {
      const name = nameOf(path)
      if (name !== undefined) pathsByName.set(name, [...(pathsByName.get(name) ?? []), path])
    }
    expect(pathsByName.size).toBeGreaterThan(20)
    expect([...pathsByName.values()].filter((paths) => paths.length > 1)).toEqual([])
  })
})

/** Entries are called main, a component and its style sheet are twins, types may accompany a script. */
const nameOf = (path: string): string | undefined => {
  const name = basename(path)
  if (name.startsWith('main.') || name.endsWith('.d.mts')) return undefined
  return name.endsWith('.css') ? name : name.replace(/\.\w+$/, '')
}
