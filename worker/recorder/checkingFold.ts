import { initialState } from '../../core/domain/state/shopperState.ts'
import type { ImportOutcome } from '../../contracts/recorder.ts'
import type { ReadLog } from '../../core/domain/log/readLogFile.ts'
import { createPlayback } from '../playback.ts'

const slice = 100

/** Every event of a file passes its schema and is folded once, before anybody trusts it; null when all is well. */
export function* checkingFold(
  file: Extract<ReadLog, { readonly _tag: 'Read' }>,
): Generator<void, Extract<ImportOutcome, { readonly _tag: 'Unreadable' }> | null> {
  const first = file.commits[0]?.seq ?? 1
  const playback = createPlayback(file.header.start ?? { seq: first - 1, shop: initialState() }, file.commits)
  for (let at = 0; at < file.commits.length; at += slice) {
    playback.advance(slice)
    const trouble = playback.troubleSoFar()
    if (trouble) return { _tag: 'Unreadable', line: file.lines[trouble.seq - first] ?? 1, reason: trouble.reason }
    yield
  }
  return null
}
