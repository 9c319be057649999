import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../../tools/start/installDependencies.mjs'
import { retiredUses } from '../../tools/walls/retiredUses.ts'
import { keptNames, retiredEndings, retiredNames, retiredParts } from '../../tools/walls/retiredNames.ts'
import { sourceFiles } from '../../tools/walls/sourceFiles.ts'
import { sharedTypeNames } from '../../tools/walls/typeNames.ts'

const files = sourceFiles().map((path) => ({ path, source: readFileSync(join(projectRoot, path), 'utf8') }))
const declared = new Set(
  files.flatMap(({ path, source }) => (/\/walls\//.test(path) ? [] : (source.match(/\w+/g) ?? []))),
)

describe('retired words', () => {
  test('no file and no name of the code bears a retired word', () => {
    expect(files.flatMap(({ path, source }) => retiredUses(path, source))).toEqual([])
  })

  test.each([
    ['a variable', 'const newPile = 1'],
    ['a type', 'type OrderDesk = string'],
    ['a property of a type', 'type Kept = { readonly told: string }'],
    ['a component', 'const page = <ProfileRoom />'],
    ['a name with a retired ending', 'type BannerWords = string'],
    ['a parameter', 'const read = (said: string) => 1'],
    ['a name that was exchanged', 'import { useAsk } from "./useCommand.ts"'],
  ])('%s with a retired word is seen', (_, source) => {
    expect(retiredUses('ui/src/planted.tsx', source)).toHaveLength(1)
  })

  test('a file name with a retired word is seen', () => {
    expect(retiredUses('server/report/reportDoor.ts', '')).toEqual([
      `server/report/reportDoor.ts is called reportDoor: say ${retiredParts['door']}`,
    ])
  })

  test.each([
    ['a comment', '// The pile on the desk.'],
    ['a text', "const text = 'Told at the door'"],
    ['a word that only begins like a retired ending', 'const wordsOf = keywords'],
    ['a longer word', 'const bedroom = outdoors'],
    ['a name that logs keep', 'const change = pending.wish'],
  ])('%s is free', (_, source) => {
    expect(retiredUses('core/domain/planted.ts', source)).toEqual([])
  })

  test('a suggested replacement is no retired name itself', () => {
    expect(Object.values(retiredNames).filter((name) => retiredUses('a.ts', `const x = ${name}`).length > 0)).toEqual(
      [],
    )
  })

  test('every name that is kept is still there', () => {
    expect(Object.keys(keptNames).filter((name) => !declared.has(name))).toEqual([])
  })

  test('every retired word has an advice', () => {
    expect(
      Object.values({ ...retiredParts, ...retiredEndings, ...retiredNames }).filter((advice) => advice.length < 3),
    ).toEqual([])
  })
})

describe('names of exported types', () => {
  test('each means one thing in one program', () => {
    expect(sharedTypeNames(files)).toEqual([])
  })

  test('two of one name in a layer and one it imports are seen', () => {
    const planted = ['core/domain/a.ts', 'worker/b.ts', 'ui/src/c.ts'].map((path) => ({
      path,
      source: path.startsWith('ui') ? 'export type Other = 1' : 'export type Step = 1',
    }))
    expect(sharedTypeNames(planted)).toEqual(['worker Step: core/domain/a.ts, worker/b.ts'])
  })
})
