import { percent } from './judgePiece.ts'
import type { Judgement } from './judgePiece.ts'
import type { MutationPiece } from './mutationPieces.ts'
import type { Score } from './openMemory.ts'

/** The result of one piece: the score, and every mutant that no test noticed. */
export const mutationPage = (
  { name }: Pick<MutationPiece, 'name'>,
  judgement: Judgement,
  seconds: number,
): readonly string[] => {
  const { counted, found, equivalent, missed, stale, complaints } = judgement
  return [
    `${complaints.length === 0 ? 'ok    ' : 'FAILED'}  ${name}: ${percent(judgement)} of ${counted} found (${found}), ${equivalent} equivalent, ${seconds.toFixed(0)} s`,
    ...missed.flatMap(({ file, at, original, replacement, outcome }) => [
      `        ${file}:${at}${outcome === 'untried' ? ' (no test runs it)' : ''}`,
      `          - ${original}`,
      `          + ${replacement}`,
    ]),
    ...stale.map(
      ({ file, original, replacement }) => `        not missed any more: ${file} ${original} → ${replacement}`,
    ),
    ...complaints.map((complaint) => `        not enough: ${complaint}`),
  ]
}

/** The pieces, one per line, and the totals of each layer and of all. `files` = judged as they are today, of all. */
export const mutationTable = (scores: readonly Score[]): readonly string[] => {
  const layers = [...new Set(scores.map(({ layer }) => layer))]
  return [
    row('piece', ['files', 'mutants', 'found', 'equivalent', 'score']),
    ...scores.map((score) => `${figures(score)}${score.judgement.complaints.length > 0 ? '  not enough' : ''}`),
    ...layers.map((layer) =>
      figures(
        total(
          `all of ${layer}`,
          scores.filter((score) => score.layer === layer),
        ),
      ),
    ),
    figures(total('all', scores)),
  ]
}

const total = (name: string, scores: readonly Score[]): Figures => {
  const sum = (count: (score: Score) => number): number => scores.reduce((before, score) => before + count(score), 0)
  const counted = sum(({ judgement }) => judgement.counted)
  const found = sum(({ judgement }) => judgement.found)
  return {
    name,
    judgement: {
      counted,
      found,
      equivalent: sum(({ judgement }) => judgement.equivalent),
      score: counted === 0 ? 100 : (100 * found) / counted,
    },
    judged: sum(({ judged }) => judged),
    files: sum(({ files }) => files),
  }
}

type Figures = Pick<Score, 'name' | 'files' | 'judged'> & {
  readonly judgement: Pick<Judgement, 'counted' | 'found' | 'equivalent' | 'score'>
}

const figures = ({ name, judgement, judged, files }: Figures): string =>
  row(name, [
    `${judged} of ${files}`,
    ...[judgement.counted, judgement.found, judgement.equivalent].map((count) => count.toLocaleString('en')),
    judged === 0 ? '' : percent(judgement),
  ]).trimEnd()

const row = (name: string, cells: readonly string[]): string =>
  `${name.padEnd(22)}${cells.map((cell) => cell.padStart(12)).join('')}`
