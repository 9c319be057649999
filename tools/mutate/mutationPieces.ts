import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../start/installDependencies.mjs'
import { filesIn, foldersIn } from './mutatedFolders.ts'
import { serverPieces } from './serverPieces.ts'

/** A part of the code that is mutated together (files), and the tests that must notice (files and folders). */
export type MutationPiece = {
  readonly name: string
  readonly code: readonly string[]
  readonly tests: readonly string[]
}

/** The percentage of mutants that must be found, in every piece. */
export const leastScore = 90

const cartChanges = 'core/commands/cart/changes/'

/**
 * Here every mutant is found that is not listed in `equivalents.ts`: what is charged, what is owed, what is done once,
 * and what a change of the cart asks for.
 */
const exactFolders = ['core/domain/money/', 'core/domain/totals/', 'server/idempotency/', cartChanges]
const exactFiles = [
  'core/commands/wants.ts',
  ...['cart/wantsCart', 'order/wantsOrder', 'favorites/wantsFavorites'].map((name) => `core/commands/${name}.ts`),
  'core/domain/cart/rebuildSteps.ts',
]

export const isExact = (file: string): boolean =>
  exactFiles.includes(file) || exactFolders.some((folder) => file.startsWith(folder))

const eventTests = ['tests/commands', 'tests/events', 'tests/worker/redecide.test.ts']

/** The files of a folder that are not in a piece of their own. */
const codeIn = (root: string, folder: string, isRecursive = true): readonly string[] =>
  filesIn(root, folder, isRecursive).filter((file) => !exactFiles.includes(file) && !file.startsWith(cartChanges))

/** The tests of owed calls, noun by noun. */
const callTests = [
  'tests/commands/cart/cartCalls.test.ts',
  'tests/commands/cart/rebuildCalls.test.ts',
  'tests/commands/cart/refreshCalls.test.ts',
  'tests/commands/order/orderCalls.test.ts',
  'tests/commands/favorites/listCalls.test.ts',
]

/** One for each noun of core/domain, each folder of core/commands, core/events and server, and two that are exact. */
export const mutationPieces = (root: string = projectRoot): readonly MutationPiece[] => [
  { name: 'outbox', code: exactFiles, tests: callTests },
  { name: 'cart/changes', code: filesIn(root, cartChanges.slice(0, -1)), tests: eventTests },
  ...foldersIn(root, 'core/domain').map((noun) => domainPiece(root, noun)),
  ...['core/commands', 'core/events'].flatMap((layer) => [
    { name: layer.slice('core/'.length), code: codeIn(root, layer, false), tests: eventTests },
    ...foldersIn(root, layer).map((noun) => ({
      name: `${layer.slice('core/'.length)}/${noun}`,
      code: codeIn(root, `${layer}/${noun}`),
      tests: eventTests,
    })),
  ]),
  ...serverPieces(root),
]

/**
 * A noun is judged by its own tests, so that no other file has to be loaded for it; a few use a neighbour's. A state,
 * or a noun without tests, is proven by commands and events.
 */
const domainPiece = (root: string, noun: string): MutationPiece => {
  const code = codeIn(root, `core/domain/${noun}`)
  if (states.includes(noun) || !existsSync(join(root, 'tests/domain', noun)))
    return { name: `domain/${noun}`, code, tests: [...eventTests, 'tests/domain'] }
  return { name: noun, code, tests: [`tests/domain/${noun}`, ...(provenElsewhere[noun] ?? [])] }
}

const states = ['cart', 'checkout']

const provenElsewhere: Readonly<Record<string, readonly string[]>> = {
  address: ['tests/domain/tax'],
  calendar: ['tests/domain/payment'],
  // What an editor's HTML is cleaned of (CMS-60).
  content: ['tests/server/content/hostileRichText.test.ts'],
  locale: ['tests/domain/route'],
  validation: ['tests/domain/address'],
}

/**
 * The files with a piece's tests. Examples find most mutants, so the properties, which take a hundred times as long,
 * run last.
 */
export const testFilesOf = ({ tests }: Pick<MutationPiece, 'tests'>, root: string = projectRoot): readonly string[] =>
  tests
    .flatMap((path) =>
      path.endsWith('.ts') ? [path] : filesIn(root, path).filter((file) => file.endsWith('.test.ts')),
    )
    .map((file) => ({ file, hasProperties: readFileSync(join(root, file), 'utf8').includes("from 'fast-check'") }))
    .toSorted((a, b) => Number(a.hasProperties) - Number(b.hasProperties))
    .map(({ file }) => file)
