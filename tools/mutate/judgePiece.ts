import type { Equivalent } from './equivalents.ts'
import type { MutantPlace } from './mutantPlace.ts'
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
  /** Listed for files of this piece, but found or no longer made: remove them from the list. */
  readonly stale: readonly Equivalent[]
  /** Why the piece is not good enough. */
  readonly complaints: readonly string[]
}

/** What is known of one file. */
export type FileFates = {
  /** From the root. */
  readonly file: string
  /** How many mutants tests found. */
  readonly found: number
  /** The others that load. */
  readonly missed: readonly MutantFate[]
}

/** What the fates of its files' mutants say about a piece's tests. */
export const judgePiece = (files: readonly FileFates[], listed: readonly Equivalent[]): Judgement => {
  const names = new Set(files.map(({ file }) => file))
  const escaped = files.flatMap(({ missed }) => missed)
  const missed = [...escaped]
  const stale = listed.filter((entry) => names.has(entry.file) && !hasTaken(missed, entry))
  const found = files.reduce((total, file) => total + file.found, 0)
  const counted = found + missed.length
  const score = counted === 0 ? 100 : (100 * found) / counted
  const exact = missed.filter(({ file }) => isExact(file)).length
  return {
    counted,
    found,
    score,
    missed,
    equivalent: escaped.length - missed.length,
    stale,
    complaints: [
      ...(score < leastScore ? [`less than ${leastScore} % of its mutants are found`] : []),
      ...(exact > 0 ? [`${exact} in files where every mutant has to be found`] : []),
      ...(stale.length > 0
        ? [`${stale.length} on the list of equivalents that tests find, or that are not made any more`]
        : []),
    ],
  }
}

/** An entry stands for one mutant: the same change elsewhere needs its own. */
const hasTaken = (escaped: MutantFate[], { file, original, replacement }: Equivalent): boolean => {
  const place = escaped.findIndex(
    (fate) => fate.file === file && fate.original === original && fate.replacement === replacement,
  )
  return place >= 0 && escaped.splice(place, 1).length === 1
}

/** Rounded down, so that 100 % means all. */
export const percent = ({ score }: Pick<Judgement, 'score'>): string => `${(Math.floor(score * 10) / 10).toFixed(1)} %`

/** The fate of one mutant. */
export type MutantFate = {
  /** From the root. */
  readonly file: string
  readonly at: MutantPlace
  /** The code before and after, in one line. */
  readonly original: string
  readonly replacement: string
  /**
   * found = a test failed or never ended; survived = all tests passed; untried = no test runs this code; invalid = it
   * does not load.
   */
  readonly outcome: 'found' | 'survived' | 'untried' | 'invalid'
}
