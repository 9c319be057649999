import { useCopy } from '../copy/useCopy.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { clockTime } from './clockTime.ts'
import type { Entry } from './entriesOf.ts'

export interface EntryRowProps {
  readonly entry: Entry
  readonly position: number
  readonly count: number
  /** Where the playhead is. */
  readonly seq: number
}

export function EntryRow({ entry, position, count, seq }: EntryRowProps) {
  const t = useCopy('debug')
  const locale = useShopLocale()
  return (
    <div
      id={`entry-${entry.seq}`}
      className="entry-row"
      role="option"
      aria-selected={entry.seq === seq}
      aria-setsize={count}
      aria-posinset={position}
      data-later={entry.seq > seq || undefined}
      data-refused={entry.isRefused || undefined}
      data-seq={entry.seq}
    >
      <span>{entry.seq}</span>
      <span>{clockTime(entry.at, locale).slice(3)}</span>
      <i className="glyph" data-lane={entry.isRefused && entry.lane !== 'recovery' ? 'refused' : entry.lane} aria-hidden="true" />
      <span>
        {entry.cause.words}
        {entry.lane === 'tab' && `, ${t.tabNumber({ number: entry.tab })}`}
        {entry.isRefused && <span className="visually-hidden">, {t.refused()}</span>}
      </span>
      <span>{entry.names.join(' ')}</span>
    </div>
  )
}
