import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../tools/start/installDependencies.mjs'
import { rooms } from '../../tools/walls/roomTable.ts'

const manifest: { scripts: Record<string, string>; dependencies: Record<string, string> } = JSON.parse(
  readFileSync(join(projectRoot, 'package.json'), 'utf8'),
)

test('every npm script starts a file that exists', () => {
  const named = Object.values(manifest.scripts).flatMap((script) => script.match(/tools\/\S+\.(?:mjs|ts)/g) ?? [])
  expect(named.length).toBeGreaterThan(4)
  expect(named.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([])
})

test('every room has its own type configuration', () => {
  expect(rooms.filter((room) => !existsSync(join(projectRoot, room.folder, 'tsconfig.json')))).toEqual([])
})

test('every package a room may use is installed for users, not only for developers', () => {
  const product = rooms.filter((room) => !['tools', 'tests'].includes(room.folder))
  const named = product.flatMap((room) => [...room.packages, ...Object.values(room.packagesIn ?? {}).flat()])
  const packages = [...new Set(named)].filter((name) => !name.includes(':'))
  expect(packages.filter((name) => manifest.dependencies[name] === undefined)).toEqual([])
})
