import type { Equivalent } from './equivalents.ts'
import type { MutantFate } from './MutantFate.ts'
import { isExact, leastScore } from './mutationPieces.ts'

export type Judgement = {
  /** Mutants that count: those that load and are not listed as equivalent. */
  readonly counted: number
  readonly found: number
  /** In per cent; 100 when nothing counts. */
  readonly score: number
  readonly missed: readonly MutantFate[]
  /** Listed and survived, as expected. */
  readonly equivalent: number
  /** Listed for files of this piece, but found or no longer made: they have to leave the list. */
  readonly stale: readonly Equivalent[]
  /** Why the piece is not good enough. */
  readonly complaints: readonly string[]
}

/** What the fates of a piece's mutants say of its tests. */
export const judgePiece = (fates: readonly MutantFate[], listed: readonly Equivalent[]): Judgement => {
  const files = new Set(fates.map(({ file }) => file))
  const valid = fates.filter(({ outcome }) => outcome !== 'invalid')
  const escaped = valid.filter(({ outcome }) => outcome !== 'found')
  const missed = escaped.filter((fate) => !listed.some((entry) => isSame(entry, fate)))
  const stale = listed.filter((entry) => files.has(entry.file) && !escaped.some((fate) => isSame(entry, fate)))
  const equivalent = escaped.length - missed.length
  const counted = valid.length - equivalent
  const found = counted - missed.length
  const score = counted === 0 ? 100 : (100 * found) / counted
  const exact = missed.filter(({ file }) => isExact(file)).length
  return {
    counted, found, score, missed, equivalent, stale,
    complaints: [
      ...(score < leastScore ? [`less than ${leastScore} % of its mutants are found`] : []),
      ...(exact > 0 ? [`${exact} in files where every mutant has to be found`] : []),
      ...(stale.length > 0 ? [`${stale.length} on the list of equivalents that tests find, or that are not made any more`] : []),
    ],
  }
}

const isSame = (entry: Equivalent, fate: MutantFate): boolean => entry.file === fate.file && entry.original === fate.original && entry.replacement === fate.replacement
