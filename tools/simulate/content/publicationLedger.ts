import { nameOfAddress } from '../../../server/content/storedDocuments.ts'
import type { ContentAddress } from '../../../server/storage/tables/ContentTables.ts'

/** What the simulation knows of a publication. Instants are epoch ms; `done` is null until its editor is answered. */
export type LedgerEntry = {
  readonly edition: number
  readonly revision: number
  readonly validFrom: number
  readonly begun: number
  done: number | null
}

export type PublicationLedger = {
  /** A number that no draft and no publication has. */
  readonly nextEdition: () => number
  readonly begin: (address: ContentAddress, publication: Omit<LedgerEntry, 'begun' | 'done'>) => LedgerEntry
  /** It was not published after all. */
  readonly strike: (address: ContentAddress, entry: LedgerEntry) => void
  readonly publicationsOf: (address: ContentAddress) => readonly LedgerEntry[]
  /** How many publications every server knows by now: those that are old enough, and those that it has shown. */
  readonly knownNow: (address: ContentAddress) => number
  /**
   * The editions that a server may show at `at` if it knows at least `known` publications, each with the least number
   * of them that a server must know to show it.
   */
  readonly expected: (address: ContentAddress, known: number, at: number) => ReadonlyMap<number, number>
  /** A reader has seen what a server shows that knows this many publications. */
  readonly seen: (address: ContentAddress, known: number) => void
}

/** The first edition of each document is published before a world begins. */
const beginning: LedgerEntry = { edition: 1, revision: 1, validFrom: -Infinity, begun: 0, done: 0 }

/** `visibleWithinMs`: after this time, every server has learned of a publication. */
export const publicationLedger = (now: () => number, visibleWithinMs: number): PublicationLedger => {
  const entries = new Map<string, LedgerEntry[]>()
  const shown = new Map<string, number>()
  let edition = beginning.edition
  const publicationsOf = (address: ContentAddress): LedgerEntry[] => {
    const name = nameOfAddress(address)
    const known = entries.get(name) ?? [{ ...beginning }]
    entries.set(name, known)
    return known
  }
  return {
    nextEdition: () => (edition += 1),
    publicationsOf,
    begin: (address, publication) => {
      const entry: LedgerEntry = { ...publication, begun: now(), done: null }
      publicationsOf(address).push(entry)
      return entry
    },
    strike: (address, entry) => {
      const all = publicationsOf(address)
      all.splice(all.indexOf(entry), 1)
    },
    knownNow: (address) => {
      const old = publicationsOf(address).filter(({ done }) => done !== null && done + visibleWithinMs <= now())
      return Math.max(old.length, shown.get(nameOfAddress(address)) ?? 1)
    },
    expected: (address, known, at) => {
      const all = publicationsOf(address)
      const editions = new Map<number, number>()
      for (let count = known; count <= all.length; count++) {
        const latest = all.slice(0, count).findLast(({ validFrom }) => validFrom <= at)
        if (latest && !editions.has(latest.edition)) editions.set(latest.edition, count)
      }
      return editions
    },
    seen: (address, known) =>
      void shown.set(nameOfAddress(address), Math.max(known, shown.get(nameOfAddress(address)) ?? 1)),
  }
}
