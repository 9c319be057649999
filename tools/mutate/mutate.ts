import { mkdirSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { defineCommand } from '../command/defineCommand.ts'
import { flag, option, refuse, wholeNumberWithin } from '../command/options.ts'
import { projectRoot } from '../start/installDependencies.mjs'
import { equivalents } from './equivalents.ts'
import { judgePiece, percent } from './judgePiece.ts'
import type { Judgement } from './judgePiece.ts'
import { mutationPieces } from './mutationPieces.ts'
import type { MutationPiece } from './mutationPieces.ts'
import { runMutation } from './runMutation.ts'

export type MutateRequest =
  | { readonly _tag: 'Run'; readonly pieces: readonly MutationPiece[]; readonly concurrency: number }
  | { readonly _tag: 'List' }

export const mutateArguments = defineCommand({
  name: 'mutate',
  positionals: '[PIECE …]',
  options: {
    list: flag('lists the pieces, the code they change and the tests that must notice'),
    concurrency: option('N', 'how many mutants are tried at the same time (1)', wholeNumberWithin(1, 99), 1),
  },
  notes: `PIECE is the name of a piece ("money") or the end of one ("cart": domain/cart, commands/cart and events/cart);
by default all pieces run, one after another.
Exit code: 0 every piece reached its score, 1 one did not, 2 wrong arguments.`,
  request: ({ values: { list, concurrency }, positionals }, all: readonly MutationPiece[]): MutateRequest => {
    if (list) return { _tag: 'List' }
    const unknown = positionals.find((name) => !all.some((piece) => isNamed(piece, name)))
    if (unknown !== undefined)
      return refuse(`There is no piece "${unknown}". Pieces: ${all.map(({ name }) => name).join(', ')}.`)
    const named = all.filter((piece) => positionals.some((name) => isNamed(piece, name)))
    return { _tag: 'Run', pieces: positionals.length === 0 ? all : named, concurrency }
  },
})

const isNamed = ({ name }: MutationPiece, asked: string): boolean => name === asked || name.endsWith(`/${asked}`)

/** `npm run mutate -- [PIECE …]`: would a test notice if this line were wrong? */
export const main = async (): Promise<void> => {
  const pieces = mutationPieces()
  const asked = mutateArguments.readOrExit(pieces)
  switch (asked._tag) {
    case 'List':
      for (const { name, code, tests } of pieces)
        console.log(`${name.padEnd(18)} ${code.join(' ')}\n${' '.repeat(18)} judged by ${tests.join(' ')}`)
      break
    case 'Run': {
      // It may take hours, so it runs at low priority: everything else on the machine goes first.
      setPriority(10)
      const judged: JudgedPiece[] = []
      for (const piece of asked.pieces) {
        const started = performance.now()
        const fates = await runMutation(piece, asked.concurrency)
        const judgement = judgePiece(fates, equivalents)
        const folder = join(projectRoot, 'reports', 'mutation')
        mkdirSync(folder, { recursive: true })
        writeFileSync(join(folder, `${piece.name.replace('/', '-')}.json`), `${JSON.stringify(judgement, null, 1)}\n`)
        const seconds = (performance.now() - started) / 1000
        for (const line of mutationPage(piece, judgement, seconds)) console.log(line)
        judged.push({ name: piece.name, judgement, seconds })
        if (judgement.complaints.length > 0) process.exitCode = 1
      }
      console.log(`\n${mutationTable(judged).join('\n')}`)
    }
  }
}

/** The result of one piece: the score, and every mutant that no test noticed. */
export const mutationPage = ({ name }: MutationPiece, judgement: Judgement, seconds: number): readonly string[] => {
  const { counted, found, equivalent, missed, stale, complaints } = judgement
  return [
    `${complaints.length === 0 ? 'ok    ' : 'FAILED'}  ${name}: ${percent(judgement)} of ${counted} found (${found}), ${equivalent} equivalent, ${seconds.toFixed(0)} s`,
    ...missed.flatMap(({ file, line, original, replacement, outcome }) => [
      `        ${file}:${line}${outcome === 'untried' ? ' (no test runs it)' : ''}`,
      `          - ${original}`,
      `          + ${replacement}`,
    ]),
    ...stale.map(
      ({ file, original, replacement }) => `        not missed any more: ${file} ${original} → ${replacement}`,
    ),
    ...complaints.map((complaint) => `        not enough: ${complaint}`),
  ]
}

type JudgedPiece = { readonly name: string; readonly judgement: Judgement; readonly seconds: number }

/** All pieces of a run, one per line, and their total. */
export const mutationTable = (judged: readonly JudgedPiece[]): readonly string[] => {
  const sum = (count: (piece: JudgedPiece) => number): number =>
    judged.reduce((total, piece) => total + count(piece), 0)
  const counted = sum(({ judgement }) => judgement.counted)
  const found = sum(({ judgement }) => judgement.found)
  const all = {
    counted,
    found,
    equivalent: sum(({ judgement }) => judgement.equivalent),
    score: counted === 0 ? 100 : (100 * found) / counted,
  }
  return [
    row('piece', ['mutants', 'found', 'equivalent', 'score', 'seconds']),
    ...judged.map(
      ({ name, judgement, seconds }) =>
        `${figures(name, judgement, seconds)}${judgement.complaints.length > 0 ? '  not enough' : ''}`,
    ),
    figures(
      'all',
      all,
      sum(({ seconds }) => seconds),
    ),
  ]
}

const figures = (
  name: string,
  judgement: Pick<Judgement, 'counted' | 'found' | 'equivalent' | 'score'>,
  seconds: number,
): string =>
  row(name, [
    ...[judgement.counted, judgement.found, judgement.equivalent].map((count) => count.toLocaleString('en')),
    percent(judgement),
    seconds.toFixed(0),
  ])

const row = (name: string, cells: readonly string[]): string =>
  `${name.padEnd(20)}${cells.map((cell) => cell.padStart(11)).join('')}`
