import type { RecordedRow } from '../../../contracts/recorder.ts'
import type { DebugCopy } from '../copy/copyByNoun.ts'

/**
 * REC-02, REC-03: an entry in plain words: "Add Harrow Mid, US 9". A command that this build has no phrase for is shown
 * in the log's own words.
 */
export const entryPhrase = (t: DebugCopy, { kind, words, press }: RecordedRow): string => {
  if (kind === 'Sending') return t.doSending({ what: words.replace(/^send /, '') })
  if (kind === 'Answer') return t.doAnswer({ what: words })
  if (press === null) return words
  // Phrases are looked up by the name of a command, which may be newer than this build.
  const phrases = t as unknown as Readonly<Record<string, ((about: { readonly about: string }) => string) | undefined>>
  return phrases[`do${press.name}`]?.({ about: press.about === '' ? '…' : press.about }) ?? words
}

/** REC-03: everything that a what-if leaves out: "4: Add Harrow Mid, US 9". */
export const leftOutPhrase = (t: DebugCopy, leftOut: readonly RecordedRow[]): string =>
  leftOut.map((row) => t.leftOutItem({ seq: row.seq, what: entryPhrase(t, row) })).join('; ')
