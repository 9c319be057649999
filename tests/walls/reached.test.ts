import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commerceDialogs, ownDialogs } from '../../contracts/dialogs.ts'
import { projectRoot } from '../../tools/start/installDependencies.mjs'
import { sourceFiles } from '../../tools/walls/sourceFiles.ts'

const textOf = (paths: RegExp): string =>
  sourceFiles()
    .filter((path) => paths.test(path))
    .map((path) => readFileSync(join(projectRoot, path), 'utf8'))
    .join('\n')

const screens = textOf(/^ui\/src\//)
const isNamedIn = (text: string, name: string): boolean => new RegExp(`['"<]${name}['">]`).test(text)

/** The fields of a type that describes one thing a field. */
const fieldsOf = (paths: RegExp): readonly string[] =>
  [...textOf(paths).matchAll(/^ {2}readonly (\w+): \{/gm)].map(([, name = '']) => name)

test('every query and every request that the worker answers is made by a screen', () => {
  const asked = fieldsOf(/^contracts\/(queries|requests|\w+Requests)\.ts$/)
  expect(asked.length).toBeGreaterThan(60)
  expect(asked.filter((name) => !isNamedIn(screens, name))).toEqual([])
})

test('every dialog of the registry has a component', () => {
  expect([...commerceDialogs, ...ownDialogs].filter((name) => !isNamedIn(screens, name))).toEqual([])
})

test('every kind of diagnostic is raised somewhere', () => {
  const [declared = ''] = textOf(/^contracts\/diagnostics\.ts$/).split('readonly kind')
  const kinds = [...declared.matchAll(/'(\w+)'/g)].map(([, kind = '']) => kind)
  expect(kinds.length).toBeGreaterThan(5)
  const raising = `${screens}${textOf(/^(worker|core)\//)}`
  expect(kinds.filter((kind) => !isNamedIn(raising, kind))).toEqual([])
})
