import type { Fate, RecordedRow } from '../../../contracts/recorder.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { clockTime } from './clockTime.ts'
import { fateText } from './fateText.ts'
import { laneAt, markAt } from './timeline.ts'
import type { Timeline } from './timeline.ts'

export interface EntryRowProps {
  readonly timeline: Timeline
  readonly at: number
  /** undefined = its words are on their way. */
  readonly row: RecordedRow | undefined
  readonly fate: Fate | undefined
  readonly position: number
  readonly count: number
  /** Where the playhead is. */
  readonly seq: number
}

export function EntryRow({ timeline, at, row, fate, position, count, seq }: EntryRowProps) {
  const t = useCopy('debug')
  const locale = useShopLocale()
  const place = at - timeline.first
  const isRefused = timeline.isRefused[place] === true
  return (
    <div
      id={`entry-${at}`}
      className="entry-row"
      role="option"
      aria-selected={at === seq}
      aria-setsize={count}
      aria-posinset={position}
      data-later={at > seq || undefined}
      data-refused={isRefused || undefined}
      data-fate={fate}
      data-seq={at}
    >
      <span>{at}</span>
      <span>{clockTime(timeline.at[place] ?? Number.NaN, locale).slice(3)}</span>
      <i className="glyph" data-lane={markAt(timeline, place)} aria-hidden="true" />
      <span>
        {row?.words}
        {laneAt(timeline, place) === 'tab' && `, ${t.tabNumber({ number: timeline.tab[place] ?? 0 })}`}
        {isRefused && <span className="visually-hidden">, {t.refused()}</span>}
        {fate !== undefined && <span className="entry-fate"> {fateText(t, fate)}</span>}
      </span>
      <span>{row?.names.join(' ')}</span>
    </div>
  )
}
