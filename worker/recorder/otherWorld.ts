import type { WhatIf } from '../../contracts/recorder.ts'
import type { Commit } from '../../core/domain/log/commit.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { commandIdOf } from '../../core/events/log/commitCodec.ts'
import type { DecodedCommit } from '../../core/events/log/commitCodec.ts'
import { createPlayback } from './playback.ts'
import type { OpenedLog } from './openedLog.ts'
import { plainCopy } from './plainCopy.ts'
import { readChecked } from './readChecked.ts'
import { decideWithout } from './whatIf.ts'
import type { Faring } from './whatIf.ts'

/** The log as it would have been without some commands. */
export type OtherWorld = {
  readonly whatIf: WhatIf
  faringOf(seq: number): Faring | undefined
  stateAt(seq: number): ShopperState
}

/** Nothing differs up to the first command that is switched off; only what follows is decided again. */
export const createOtherWorld = (opened: OpenedLog, off: readonly number[], now: () => number): OtherWorld => {
  const began = now()
  const firstOff = Math.min(...off)
  const before = opened.playback.stateAt(firstOff - 1)
  const following = opened.commits.slice(firstOff - opened.first)
  const farings = decideWithout(plainCopy(before), following, new Set(off))
  const ms = now() - began
  const faringBySeq = new Map(farings.map((faring) => [faring.seq, faring]))

  const read = (commit: Commit): DecodedCommit => {
    const faring = faringBySeq.get(commit.seq)
    if (!faring) return readChecked(commit)
    const commandId = faring.events.length > 0 ? commandIdOf(commit) : null
    return { _tag: 'Readable', happened: { events: plainCopy(faring.events), commandId } }
  }
  const playback = createPlayback({ seq: firstOff - 1, shop: before }, following, read)

  return {
    whatIf: { off, ms, fates: farings.map(({ seq, fate }) => ({ seq, fate })) },
    faringOf: (seq) => faringBySeq.get(seq),
    stateAt: (seq) => (seq < firstOff ? opened.playback.stateAt(seq) : playback.stateAt(seq)),
  }
}
