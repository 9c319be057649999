import { useLayoutEffect, useRef, useState } from 'react'
import type { Fate, RecordedRow } from '../../../contracts/recorder.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { clockTime } from './timeline/clockTime.ts'
import { fateText } from './fateText.ts'
import { laneAt, markAt } from './timeline/timeline.ts'
import type { Timeline } from './timeline/timeline.ts'
import type { RecorderCalls } from './useRecordedLog.ts'
import { useRows } from './useRows.ts'
import type { Experiment } from './useWhatIf.ts'
import './EntryList.css'

/** px, as in EntryList.css. */
export const rowHeight = 26

/** Rows kept above and below the visible ones, so that fast scrolling finds them drawn. */
const spare = 8

/** Which rows of `count` must be in the page. */
export const listWindow = (
  count: number,
  scrollTop: number,
  height: number,
): { readonly from: number; readonly to: number } => {
  const from = Math.max(0, Math.min(Math.floor(scrollTop / rowHeight), count) - spare)
  return { from, to: Math.min(count, Math.ceil((scrollTop + height) / rowHeight) + spare) }
}

interface EntryListProps {
  readonly recorder: RecorderCalls
  readonly logName: string
  readonly timeline: Timeline
  readonly seq: number
  /** Seqs that match the filter; null = all. */
  readonly found: readonly number[] | null
  readonly experiment: Experiment
  readonly refusal: number | null
  readonly onGo: (seq: number) => void
}

const steps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  k: -1,
  ArrowDown: 1,
  j: 1,
  PageUp: -20,
  PageDown: 20,
  Home: -Infinity,
  End: Infinity,
}

/** px kept visible above and below the chosen row: what came before and what comes next. */
const around = 2 * rowHeight

/** All commits; only the visible rows are in the page, and only their texts are requested. */
export const EntryList = ({ recorder, logName, timeline, seq, found, experiment, refusal, onGo }: EntryListProps) => {
  const t = useCopy('debug')
  const box = useRef<HTMLDivElement>(null)
  const [scroll, setScroll] = useState({ top: 0, height: 600 })
  const { first } = timeline
  const count = found?.length ?? timeline.count
  const seqOf = (index: number): number => found?.[index] ?? first + index
  const at = found === null ? seq - first : found.indexOf(seq)
  const { from, to } = listWindow(count, scroll.top, scroll.height)
  const inSight = Array.from({ length: to - from }, (_, index) => seqOf(from + index))
  const rowOf = useRows(recorder, logName, inSight)

  useLayoutEffect(() => {
    const list = box.current
    if (!list || at < 0) return
    const top = at * rowHeight
    if (top < list.scrollTop + around) list.scrollTop = top - around
    if (top + rowHeight + around > list.scrollTop + list.clientHeight)
      list.scrollTop = top + rowHeight + around - list.clientHeight
    setScroll({ top: list.scrollTop, height: list.clientHeight })
  }, [at, count])

  const onKeyDown = (event: React.KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const step = steps[event.key]
    const isRefusalKey = event.key === 'r' && refusal !== null
    const isOffKey = event.key === 'x' && timeline.lane[seq - first] === 'command'
    if (step === undefined && !isRefusalKey && !isOffKey) return
    event.preventDefault()
    if (isRefusalKey) return onGo(refusal)
    if (isOffKey) return experiment.toggle(seq)
    if (count > 0) onGo(seqOf(Math.max(0, Math.min(count - 1, at + (step ?? 0)))))
  }

  const goToPressed = ({ target }: React.MouseEvent): void => {
    const pressed = target instanceof Element ? target.closest('[data-seq]')?.getAttribute('data-seq') : null
    if (pressed) onGo(Number(pressed))
  }

  return (
    <section className="entries debug-mono" aria-label={t.commits()}>
      <div className="entries-head" aria-hidden="true">
        <span>{t.seq()}</span>
        <span>{t.time()}</span>
        <span />
        <span>{t.cause()}</span>
        <span>{t.events()}</span>
      </div>
      <div
        ref={box}
        className="entries-box"
        role="listbox"
        aria-label={t.commits()}
        aria-activedescendant={at >= from && at < to ? `entry-${seq}` : undefined}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onClick={goToPressed}
        onScroll={({ currentTarget }) =>
          setScroll({ top: currentTarget.scrollTop, height: currentTarget.clientHeight })
        }
      >
        <div role="presentation" style={{ height: from * rowHeight }} />
        {inSight.map((one, index) => (
          <EntryRow
            key={one}
            timeline={timeline}
            at={one}
            row={rowOf(one)}
            fate={experiment.fateOf(one)}
            position={from + index + 1}
            count={count}
            seq={seq}
          />
        ))}
        <div role="presentation" style={{ height: (count - to) * rowHeight }} />
      </div>
      {count === 0 && <p className="entries-none">{t.noMatch()}</p>}
      <p className="entries-keys">{t.listKeys()}</p>
    </section>
  )
}

interface EntryRowProps {
  readonly timeline: Timeline
  readonly at: number
  /** undefined = its text is being loaded. */
  readonly row: RecordedRow | undefined
  readonly fate: Fate | undefined
  readonly position: number
  readonly count: number
  /** Where the playhead is. */
  readonly seq: number
}

const EntryRow = ({ timeline, at, row, fate, position, count, seq }: EntryRowProps) => {
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
