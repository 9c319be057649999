import { getPriority, setPriority } from 'node:os'
import { performance } from 'node:perf_hooks'
import { defineCommand } from '../command/defineCommand.ts'
import { flag, option, refuse, wholeNumberWithin } from '../command/options.ts'
import { mutationPieces } from './mutationPieces.ts'
import type { MutationPiece } from './mutationPieces.ts'
import { mutationPage, mutationTable } from './mutationReport.ts'
import { openMemory } from './openMemory.ts'
import type { Memory } from './openMemory.ts'
import { readUnfitTests } from './runner/unfitTests.ts'
import { runMutation } from './runMutation.ts'
import { notMutated } from './serverPieces.ts'

export type MutateRequest =
  | {
      readonly _tag: 'Run'
      readonly pieces: readonly MutationPiece[]
      readonly concurrency: number
      readonly isAgain: boolean
    }
  | { readonly _tag: 'Scores'; readonly pieces: readonly MutationPiece[] }
  | { readonly _tag: 'List' }

export const mutateArguments = defineCommand({
  name: 'mutate',
  positionals: '[PIECE …]',
  options: {
    list: flag('lists the pieces, the tests that must notice, and what is left out'),
    scores: flag('shows the remembered scores, and how many files changed since; tries nothing'),
    again: flag('tries every mutant, also those of files that have not changed'),
    concurrency: option('N', 'how many mutants are tried at the same time (1)', wholeNumberWithin(1, 99), 1),
  },
  notes: `PIECE is the name of a piece ("money") or the end of one ("cart": domain/cart, commands/cart, events/cart and
server/cart); by default all pieces run, one after another. Results are remembered in tools/mutate/remembered, file by
file: a file that is unchanged is not tried again, except for the mutants it missed when a test of its piece changed.
Exit code: 0 every piece reached its score, 1 one did not, 2 wrong arguments.`,
  request: ({ values, positionals }, all: readonly MutationPiece[]): MutateRequest => {
    if (values.list) return { _tag: 'List' }
    const unknown = positionals.find((name) => !all.some((piece) => isNamed(piece, name)))
    if (unknown !== undefined)
      return refuse(`There is no piece "${unknown}". Pieces: ${all.map(({ name }) => name).join(', ')}.`)
    const named = all.filter((piece) => positionals.some((name) => isNamed(piece, name)))
    const pieces = positionals.length === 0 ? all : named
    if (values.scores) return { _tag: 'Scores', pieces }
    return { _tag: 'Run', pieces, concurrency: values.concurrency, isAgain: values.again }
  },
})

const isNamed = ({ name }: MutationPiece, asked: string): boolean => name === asked || name.endsWith(`/${asked}`)

/** `npm run mutate -- [PIECE …]`: would a test notice if this line were wrong? */
export const main = async (): Promise<void> => {
  const pieces = mutationPieces()
  const asked = mutateArguments.readOrExit(pieces)
  const memory = openMemory(pieces)
  switch (asked._tag) {
    case 'List':
      for (const { name, code, tests } of pieces)
        console.log(`${name.padEnd(20)} ${code.length} files, judged by ${tests.join(' ')}`)
      for (const [path, reason] of Object.entries(notMutated)) console.log(`left out: ${path} (${reason})`)
      break
    case 'Scores':
      console.log(mutationTable(asked.pieces.map(memory.scoreOf)).join('\n'))
      break
    case 'Run': {
      // It may take hours, so it runs at low priority: everything else on the machine goes first.
      setPriority(Math.max(10, getPriority()))
      for (const piece of asked.pieces) {
        const started = performance.now()
        await tryPiece(memory, piece, asked)
        const { judgement } = memory.scoreOf(piece)
        for (const line of mutationPage(piece, judgement, (performance.now() - started) / 1000)) console.log(line)
        if (judgement.complaints.length > 0) process.exitCode = 1
      }
      console.log(`\n${mutationTable(asked.pieces.map(memory.scoreOf)).join('\n')}`)
    }
  }
}

/** A few files at a time, remembered as soon as they are judged, so that a run may be stopped at any time. */
const tryPiece = async (
  memory: Memory,
  piece: MutationPiece,
  { isAgain, concurrency }: { readonly isAgain: boolean; readonly concurrency: number },
): Promise<void> => {
  for (const batch of memory.batchesOf(piece, isAgain)) {
    const fates = await runMutation(piece, batch.mutate, concurrency)
    memory.remember(batch, fates)
    console.log(`        tried ${batch.files.map(({ file }) => file).join(' ')}`)
    for (const id of readUnfitTests()) console.log(`        not asked, because it fails here unchanged: ${id}`)
  }
}
