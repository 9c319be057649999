import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useCopy } from '../../copy/useCopy.ts'
import { EntryRow } from './EntryRow.tsx'
import { FilterField } from './FilterField.tsx'
import { listRows, rowAt } from './listRows.ts'
import type { ListRow } from './listRows.ts'
import { Term } from '../Term.tsx'
import type { Timeline } from '../timeline/timeline.ts'
import type { RecorderCalls } from '../useRecordedLog.ts'
import { useRows } from './useRows.ts'
import type { Experiment } from '../useWhatIf.ts'
import './EntryList.css'

/** Rows kept above and below the visible ones, so that fast scrolling finds them drawn. */
const spare = 8

/** Which rows of `count` must be in the page; heights in px. */
export const listWindow = (
  count: number,
  { top, height, rowHeight }: { readonly top: number; readonly height: number; readonly rowHeight: number },
): { readonly from: number; readonly to: number } => {
  const from = Math.max(0, Math.min(Math.floor(top / rowHeight), count) - spare)
  return { from, to: Math.min(count, Math.ceil((top + height) / rowHeight) + spare) }
}

interface EntryListProps {
  readonly recorder: RecorderCalls
  readonly logName: string
  readonly timeline: Timeline
  readonly seq: number
  readonly filter: string
  readonly onFilter: (text: string) => void
  /** Seqs that match the filter; null = all. */
  readonly found: readonly number[] | null
  readonly experiment: Experiment
  readonly refusal: number | null
  /** REC-06: it is the part of the page that a narrow screen shows. */
  readonly isShown: boolean
  readonly onGo: (seq: number) => void
}

/** How far a key moves, in rows. */
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

/** All commits; only the visible rows are in the page, and only their texts are requested. */
export const EntryList = ({
  recorder,
  logName,
  timeline,
  seq,
  filter,
  onFilter,
  found,
  experiment,
  refusal,
  isShown,
  onGo,
}: EntryListProps) => {
  const t = useCopy('debug')
  const box = useRef<HTMLDivElement>(null)
  const [scroll, setScroll] = useState({ top: 0, height: 600, rowHeight: 40 })
  const [opened, setOpened] = useState<{ readonly logName: string; readonly runs: ReadonlySet<number> } | null>(null)
  const runs = opened?.logName === logName ? opened.runs : none
  const rows = useMemo(() => listRows(timeline, found, runs), [timeline, found, runs])
  const at = useMemo(() => rowAt(rows, seq), [rows, seq])
  const { from, to } = listWindow(rows.length, scroll)
  const inSight = rows.slice(from, to)
  const textOf = useRows(
    recorder,
    logName,
    inSight.map((row) => row.seq),
  )

  useLayoutEffect(() => {
    const list = box.current
    if (!list) return
    const rowHeight = list.querySelector<HTMLElement>('[data-seq]')?.offsetHeight || 40
    // What came before and what comes next stay visible.
    const around = 2 * rowHeight
    const top = at * rowHeight
    if (at >= 0 && top < list.scrollTop + around) list.scrollTop = top - around
    if (at >= 0 && top + rowHeight + around > list.scrollTop + list.clientHeight)
      list.scrollTop = top + rowHeight + around - list.clientHeight
    setScroll({ top: list.scrollTop, height: list.clientHeight, rowHeight })
  }, [at, rows.length, isShown])

  const setOpen = ({ run }: ListRow, isOpen: boolean): void => {
    const next = new Set(runs)
    if (isOpen) next.add(run)
    else next.delete(run)
    setOpened({ logName, runs: next })
  }

  const onKeyDown = (event: React.KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const row = rows[at]
    const act = actOf(event.key, row)
    if (act === undefined) return
    event.preventDefault()
    act()
  }

  const actOf = (key: string, row: ListRow | undefined): (() => void) | undefined => {
    const step = steps[key]
    if (step !== undefined) return () => goToRow(at + step)
    if (key === 'r' && refusal !== null) return () => onGo(refusal)
    if (key === 'x' && timeline.lane[seq - timeline.first] === 'command') return () => experiment.toggle(seq)
    if (key === 'ArrowRight' && row?.kind === 'closed') return () => setOpen(row, true)
    if (key === 'ArrowLeft' && row?.kind === 'inside') return () => setOpen(row, false)
    return undefined
  }

  const goToRow = (place: number): void => {
    const bounded = Math.max(0, Math.min(rows.length - 1, place))
    // A row that is open is only the name of what comes after it.
    const row =
      rows[bounded]?.kind === 'open' ? rows[place < at ? Math.max(0, bounded - 1) : bounded + 1] : rows[bounded]
    if (row) onGo(row.kind === 'open' ? row.from : row.seq)
  }

  const goToPressed = ({ target }: React.MouseEvent): void => {
    const pressed = target instanceof Element ? target.closest('[data-seq]')?.getAttribute('data-row') : null
    const row = rows[Number(pressed ?? -1)]
    if (!row) return
    if (row.kind === 'closed' || row.kind === 'open') setOpen(row, row.kind === 'closed')
    onGo(row.seq)
  }

  return (
    <section className="entries" aria-label={t.commits()}>
      <FilterField filter={filter} found={found} onFilter={onFilter} />
      <div className="entries-head" aria-hidden="true">
        <span>{t.seq()}</span>
        <span>{t.time()}</span>
        <span />
        <span>
          <Term of="commit">{t.commits()}</Term>
        </span>
      </div>
      <div
        ref={box}
        className="entries-box"
        role="tree"
        aria-label={t.commits()}
        aria-activedescendant={at >= from && at < to ? `entry-${rows[at]?.seq}` : undefined}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onClick={goToPressed}
        onScroll={({ currentTarget }) =>
          setScroll({ ...scroll, top: currentTarget.scrollTop, height: currentTarget.clientHeight })
        }
      >
        <div role="presentation" style={{ height: from * scroll.rowHeight }} />
        {inSight.map((row, index) => (
          <EntryRow
            key={row.kind === 'open' ? `open ${row.run}` : row.seq}
            timeline={timeline}
            row={row}
            text={textOf(row.seq)}
            experiment={experiment}
            position={from + index}
            count={rows.length}
            isChosen={from + index === at}
            seq={seq}
          />
        ))}
        <div role="presentation" style={{ height: (rows.length - to) * scroll.rowHeight }} />
      </div>
      {rows.length === 0 && <p className="entries-none">{t.noMatch()}</p>}
      <p className="entries-keys">{t.listKeys()}</p>
    </section>
  )
}

const none: ReadonlySet<number> = new Set()
