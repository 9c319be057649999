import { percent } from './judgePiece.ts'
import type { Judgement } from './judgePiece.ts'
import type { MutationPiece } from './mutationPieces.ts'

/** What came of one piece: the score, and every mutant that no test noticed. */
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
