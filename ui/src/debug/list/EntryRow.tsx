import type { RecordedRow } from '../../../../contracts/recorder.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { entryPhrase } from '../entryPhrase.ts'
import { fateText } from '../fateText.ts'
import type { ListRow } from './listRows.ts'
import { clockTime } from '../timeline/clockTime.ts'
import { laneAt, markAt } from '../timeline/timeline.ts'
import type { Timeline } from '../timeline/timeline.ts'
import type { Experiment } from '../useWhatIf.ts'

interface EntryRowProps {
  readonly timeline: Timeline
  readonly row: ListRow
  /** undefined = it is being loaded. */
  readonly text: RecordedRow | undefined
  readonly experiment: Experiment
  /** From 0. */
  readonly position: number
  readonly count: number
  readonly isChosen: boolean
  /** Where the playhead is. */
  readonly seq: number
}

/** A row: number and time, what happened in plain words, and the code's names for it below. */
export const EntryRow = ({ timeline, row, text, experiment, position, count, isChosen, seq }: EntryRowProps) => {
  const t = useCopy('debug')
  const locale = useShopLocale()
  const place = row.seq - timeline.first
  const isMerged = row.kind === 'closed' || row.kind === 'open'
  const isRefused = timeline.isRefused[place] === true
  const fate = fateIn(row, experiment)
  const form = text?.press?.about ?? ''
  return (
    <div
      id={row.kind === 'open' ? `typed-${row.run}` : `entry-${row.seq}`}
      className="entry-row"
      role="treeitem"
      aria-selected={isChosen}
      aria-expanded={isMerged ? row.kind === 'open' : undefined}
      aria-level={row.kind === 'inside' ? 2 : 1}
      aria-setsize={count}
      aria-posinset={position + 1}
      data-kind={row.kind}
      data-later={row.from > seq || undefined}
      data-refused={isRefused || undefined}
      data-fate={fate}
      data-seq={row.seq}
      data-row={position}
    >
      <span>{row.from}</span>
      <span>{clockTime(timeline.at[row.from - timeline.first] ?? Number.NaN, locale)}</span>
      <i className="glyph" data-lane={markAt(timeline, place)} aria-hidden="true" />
      <span className="entry-text" title={text?.words}>
        <span className="entry-said">
          {text !== undefined && (isMerged ? t.typedIn({ form, count: row.count }) : entryPhrase(t, text))}
          {laneAt(timeline, place) === 'tab' && `, ${t.tabNumber({ number: timeline.tab[place] ?? 0 })}`}
          {isRefused && <span className="visually-hidden">, {t.refused()}</span>}
          {fate !== undefined && <span className="entry-fate"> {fateText(t, fate)}</span>}
        </span>
        <span className="entry-names debug-mono">
          {text?.names[0]}
          {text !== undefined && text.names.length > 1 && ` ${t.andMore({ count: text.names.length - 1 })}`}
        </span>
      </span>
      {isMerged && <span className="entry-mark" aria-hidden="true" />}
    </div>
  )
}

/** Of several commits, the first that fares differently. */
const fateIn = ({ from, seq, kind }: ListRow, { whatIf, fateOf }: Experiment) => {
  if (whatIf === null || kind === 'single' || kind === 'inside') return fateOf(seq)
  for (let one = from; one <= seq; one++) if (fateOf(one) !== undefined) return fateOf(one)
  return undefined
}
