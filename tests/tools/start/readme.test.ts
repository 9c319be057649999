import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { demonstrationAccounts, demonstrationPassword } from '../../../server/demonstration/demonstrationAccounts.ts'
import { demonstrationGiftCards, demonstrationPin } from '../../../server/giftcard/importGiftCards.ts'
import { projectRoot } from '../../../tools/start/installDependencies.mjs'

const textOf = (path: string): string => readFileSync(join(projectRoot, path), 'utf8')

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file))
    .map((file) => join(folder, file))

/** Variables of the system, not of Cairn. */
const foreign = ['PATH', 'TZ']

test('every environment variable that the code reads is documented', () => {
  const folders = ['contracts', 'core', 'worker', 'ui/src', 'server', 'tools', 'tests']
  const files = [...folders.flatMap(sourcesIn), 'vite.config.ts', 'vitest.config.ts']
  const read = files.flatMap((file) =>
    [...textOf(file).matchAll(/(?<!import\.meta\.)\benv(?:\.|\[')([A-Z][A-Z_]+)/g)].map(([, name = '']) => name),
  )
  expect(read).toContain('CAIRN_TRUSTED_PROXIES')
  const page = textOf('docs/configuration.md')
  const missing = new Set(read.filter((name) => !foreign.includes(name) && !page.includes(`\`${name}\``)))
  expect([...missing]).toEqual([])
})

const written = (pattern: RegExp): string[] =>
  [...textOf('docs/demo-data.md').matchAll(pattern)].map(([, found = '']) => found).toSorted()

describe('the demo data on paper', () => {
  test('has the accounts of the seed', () => {
    expect(written(/^\| `(\S+@example\.com)`/gm)).toEqual(demonstrationAccounts.map(({ email }) => email).toSorted())
    expect(textOf('docs/demo-data.md')).toContain(`\`${demonstrationPassword}\``)
  })

  test('has the gift cards of the seed', () => {
    const numbers = written(/^\| `(6006 [\d ]+)`/gm).map((number) => number.replaceAll(' ', ''))
    expect(numbers).toEqual(demonstrationGiftCards.map(({ cardNumber }) => cardNumber).toSorted())
    expect(textOf('docs/demo-data.md')).toContain(`\`${demonstrationPin}\``)
  })
})
