import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../../tools/start/installDependencies.mjs'
import { layers } from '../../tools/walls/layerTable.ts'

const manifest: { scripts: Record<string, string>; dependencies: Record<string, string> } = JSON.parse(
  readFileSync(join(projectRoot, 'package.json'), 'utf8'),
)

describe('scripts and packages', () => {
  test('every npm script starts a file that exists', () => {
    const named = Object.values(manifest.scripts).flatMap((script) => script.match(/tools\/\S+\.(?:mjs|ts)/g) ?? [])
    expect(named.length).toBeGreaterThan(4)
    expect(named.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([])
  })

  test('every layer has its own type configuration', () => {
    expect(layers.filter((layer) => !existsSync(join(projectRoot, layer.folder, 'tsconfig.json')))).toEqual([])
  })

  test('every package a layer may use is installed for users, not only for developers', () => {
    const product = layers.filter((layer) => !['tools', 'tests'].includes(layer.folder))
    const named = product.flatMap((layer) => [...layer.packages, ...Object.values(layer.packagesIn ?? {}).flat()])
    const packages = [...new Set(named)].filter((name) => !name.includes(':'))
    expect(packages.filter((name) => manifest.dependencies[name] === undefined)).toEqual([])
  })
})

describe('documents', () => {
  test('every decision has a number of its own, which is its file’s and its heading’s', () => {
    const folder = join(projectRoot, 'docs/decisions')
    const decisions = readdirSync(folder)
      .toSorted()
      .map((file) => ({ number: file.slice(0, 4), heading: readFileSync(join(folder, file), 'utf8').slice(0, 7) }))
    expect(decisions).toEqual(decisions.map(({ number }) => ({ number, heading: `# ${number} ` })))
    expect(new Set(decisions.map(({ number }) => number)).size).toEqual(decisions.length)
    expect(decisions.filter(({ number }) => !/^\d{4}$/.test(number))).toEqual([])
  })

  test('every page that a document links to exists', () => {
    const documents = [
      'README.md',
      'CONTRIBUTING.md',
      ...readdirSync(join(projectRoot, 'docs'), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.md'))
        .map((file) => join('docs', file)),
    ]
    const broken = documents.flatMap((document) =>
      [...readFileSync(join(projectRoot, document), 'utf8').matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !existsSync(join(projectRoot, dirname(document), target)))
        .map((target) => `${document}: ${target}`),
    )
    expect(broken).toEqual([])
  })

  test('every file that a recipe names exists', () => {
    const named = [...readFileSync(join(projectRoot, 'CONTRIBUTING.md'), 'utf8').matchAll(/`((?:\w+\/)+[\w.]+)`/g)].map(
      ([, path = '']) => path,
    )
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([])
  })
})
