import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../start/installDependencies.mjs'

/** A part of the code that is mutated in one go (globs from the root), and the tests that have to notice (files and folders). */
export type MutationPiece = {
  readonly name: string
  readonly code: readonly string[]
  readonly tests: readonly string[]
}

/** Of every hundred mutants so many are found, in every piece. */
export const leastScore = 90

/** Here every mutant is found that is not listed in `equivalents.ts`: what is charged, what is owed, what is done once. */
const exactFolders = ['core/domain/money/', 'core/domain/totals/', 'server/idempotency/']
const exactFiles = [
  'core/commands/wants.ts',
  ...[
    'cart/wantsCart',
    'cart/cartCall',
    'cart/rebuildCall',
    'order/wantsOrder',
    'saved/savedCall',
    'favorites/wantsFavorites',
  ].map((name) => `core/commands/${name}.ts`),
  'core/domain/cart/rebuildSteps.ts',
]

export const isExact = (file: string): boolean =>
  exactFiles.includes(file) || exactFolders.some((folder) => file.startsWith(folder))

const eventTests = ['tests/commands', 'tests/events', 'tests/worker/redecide.test.ts']

/** They have a piece of their own. */
const notExact = exactFiles.map((file) => `!${file}`)

/** One for each noun of core/domain, each folder of core/commands and core/events, and the three that carry the promises. */
export const mutationPieces = (root: string = projectRoot): readonly MutationPiece[] => [
  { name: 'outbox', code: exactFiles, tests: ['tests/commands/owed'] },
  { name: 'idempotency', code: ['server/idempotency/*.ts'], tests: ['tests/server/idempotency'] },
  ...foldersIn(root, 'core/domain').map((noun) => domainPiece(root, noun)),
  ...['core/commands', 'core/events'].flatMap((browserTabs) => [
    { name: browserTabs.slice('core/'.length), code: [`${browserTabs}/*.ts`, ...notExact], tests: eventTests },
    ...foldersIn(root, browserTabs).map((noun) => ({
      name: `${browserTabs.slice('core/'.length)}/${noun}`,
      code: [`${browserTabs}/${noun}/**/*.ts`, ...notExact],
      tests: eventTests,
    })),
  ]),
]

/**
 * A noun is judged by its own tests, which no other file has to be loaded for; a few lean on a neighbour's. A state, or one without
 * any tests, is proven by commands and events.
 */
const domainPiece = (root: string, noun: string): MutationPiece => {
  const code = [`core/domain/${noun}/**/*.ts`, ...notExact]
  if (states.includes(noun) || !existsSync(join(root, 'tests/domain', noun)))
    return { name: `domain/${noun}`, code, tests: [...eventTests, 'tests/domain'] }
  return { name: noun, code, tests: [noun, ...(neighbours[noun] ?? [])].map((folder) => `tests/domain/${folder}`) }
}

const states = ['cart', 'checkout']

const neighbours: Readonly<Record<string, readonly string[]>> = {
  address: ['tax'],
  calendar: ['payment'],
  validation: ['address'],
}

const foldersIn = (root: string, browserTabs: string): readonly string[] =>
  existsSync(join(root, browserTabs))
    ? readdirSync(join(root, browserTabs), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : []

/** The files with a piece's tests. Most mutants fall to an example, so the properties, which take a hundred times as long, are asked last. */
export const testFilesOf = ({ tests }: Pick<MutationPiece, 'tests'>, root: string = projectRoot): readonly string[] =>
  tests
    .flatMap((path) =>
      path.endsWith('.ts')
        ? [path]
        : readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
            .filter((name) => name.endsWith('.test.ts'))
            .map((name) => `${path}/${name.replaceAll('\\', '/')}`),
    )
    .map((file) => ({ file, hasProperties: readFileSync(join(root, file), 'utf8').includes("from 'fast-check'") }))
    .toSorted((a, b) => Number(a.hasProperties) - Number(b.hasProperties))
    .map(({ file }) => file)
