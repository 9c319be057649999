import { useLayoutEffect, useRef, useState } from 'react'
import { useCopy } from '../copy/useCopy.ts'
import { EntryRow } from './EntryRow.tsx'
import { listWindow, rowHeight } from './listWindow.ts'
import type { Timeline } from './timeline.ts'
import type { RecorderCalls } from './useRecordedLog.ts'
import { useRows } from './useRows.ts'
import type { Experiment } from './useWhatIf.ts'
import './EntryList.css'

export interface EntryListProps {
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

/** px kept in sight above and below the chosen row: what came before and what comes next. */
const around = 2 * rowHeight

/** All commits; only the rows in sight are in the page, and only their words were asked for. */
export function EntryList({ recorder, logName, timeline, seq, found, experiment, refusal, onGo }: EntryListProps) {
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
