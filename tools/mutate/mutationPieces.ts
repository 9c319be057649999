import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../start/installDependencies.mjs'

/** A part of the code that is mutated in one go, and the tests that have to notice. Globs from the root. */
export type MutationPiece = { readonly name: string; readonly code: readonly string[]; readonly tests: readonly string[] }

/** Of every hundred mutants so many are found, in every piece. */
export const leastScore = 90

/** Here every mutant is found that is not listed in `equivalents.ts`: what is charged, what is owed, what is done once. */
const exactFolders = ['core/domain/money/', 'core/domain/totals/', 'server/idempotency/']
const exactFiles = ['core/commands/wants.ts', 'core/commands/call.ts', 'core/commands/cart/wantsCart.ts', 'core/commands/cart/cartCall.ts', 'core/commands/order/wantsOrder.ts']

export const isExact = (file: string): boolean => exactFiles.includes(file) || exactFolders.some((folder) => file.startsWith(folder))

const eventTests = ['tests/commands/**/*.test.ts', 'tests/events/**/*.test.ts', 'tests/worker/redecide.test.ts']

/** One for each noun of core/domain, each folder of core/commands and core/events, and the three that carry the promises. */
export const mutationPieces = (root: string = projectRoot): readonly MutationPiece[] => [
  { name: 'outbox', code: exactFiles, tests: ['tests/commands/owedCalls.test.ts'] },
  { name: 'idempotency', code: ['server/idempotency/*.ts'], tests: ['tests/server/idempotency/**/*.test.ts'] },
  ...foldersIn(root, 'core/domain').map((noun) => domainPiece(root, noun)),
  ...['core/commands', 'core/events'].flatMap((room) => [
    { name: room.slice('core/'.length), code: [`${room}/*.ts`], tests: eventTests },
    ...foldersIn(root, room).map((noun) => ({ name: `${room.slice('core/'.length)}/${noun}`, code: [`${room}/${noun}/*.ts`], tests: eventTests })),
  ]),
]

/**
 * A noun is judged by its own tests, which no other file has to be loaded for; a few lean on a neighbour's. One without any is a
 * state that commands and events prove.
 */
const domainPiece = (root: string, noun: string): MutationPiece => {
  const code = [`core/domain/${noun}/*.ts`]
  if (!existsSync(join(root, 'tests/domain', noun))) return { name: `domain/${noun}`, code, tests: [...eventTests, 'tests/domain/**/*.test.ts'] }
  return { name: noun, code, tests: [noun, ...(neighbours[noun] ?? [])].map((folder) => `tests/domain/${folder}/**/*.test.ts`) }
}

const neighbours: Readonly<Record<string, readonly string[]>> = { address: ['tax'], calendar: ['payment'], validation: ['address'] }

const foldersIn = (root: string, room: string): readonly string[] =>
  existsSync(join(root, room)) ? readdirSync(join(root, room), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name) : []
