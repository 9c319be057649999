import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../tools/start/installDependencies.mjs'

type Locked = Readonly<Record<string, { readonly optionalDependencies?: Readonly<Record<string, string>> }>>

const packagesIn = (text: string): Locked => (JSON.parse(text) as { readonly packages: Locked }).packages

/**
 * Optional packages of other systems, which `npm ci` requires in the lock file although it does not install them here.
 */
const missingFrom = (packages: Locked): readonly string[] => {
  const locked = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')))
  return Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !locked.has(name))
}

test('package-lock.json has every optional package, without which npm ci refuses it', () => {
  expect(missingFrom(packagesIn(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')))).toEqual([])
})

test('a lock file that lacks one is found', () => {
  const packages = {
    'node_modules/a': { optionalDependencies: { '@a/linux': '1.0.0', '@a/darwin': '1.0.0' } },
    'node_modules/@a/linux': {},
  }
  expect(missingFrom(packages)).toEqual(['@a/darwin'])
})
