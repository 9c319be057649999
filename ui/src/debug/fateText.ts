import type { Fate } from '../../../contracts/recorder.ts'
import type { DebugCopy } from '../copy/copyByNoun.ts'

/** How a commit differs without what was switched off, in two words. */
export const fateText = (t: DebugCopy, fate: Fate): string => words[fate](t)

const words: Readonly<Record<Fate, (t: DebugCopy) => string>> = {
  off: (t) => t.fateOff(),
  refused: (t) => t.fateRefused(),
  changed: (t) => t.fateChanged(),
  neverSent: (t) => t.fateNeverSent(),
  unknown: (t) => t.fateUnknown(),
}
