import { percent } from './judgePiece.ts'
import type { Judgement } from './judgePiece.ts'

export type JudgedPiece = { readonly name: string; readonly judgement: Judgement; readonly seconds: number }

/** All pieces of a run, one a line, and their sum. */
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
