import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useCopy } from '../copy/useCopy.ts'
import type { Entry } from './entriesOf.ts'
import { EntryRow } from './EntryRow.tsx'
import { listWindow, rowHeight } from './listWindow.ts'
import './EntryList.css'

export interface EntryListProps {
  readonly entries: readonly Entry[]
  readonly seq: number
  readonly filter: string
  readonly onGo: (seq: number) => void
}

/** px kept in sight above and below the chosen row: what came before and what comes next. */
const around = 2 * rowHeight

/** All commits; only the rows in sight are in the page. */
export function EntryList({ entries, seq, filter, onGo }: EntryListProps) {
  const t = useCopy('debug')
  const box = useRef<HTMLDivElement>(null)
  const [scroll, setScroll] = useState({ top: 0, height: 600 })
  const shown = useMemo(() => entries.filter(({ search }) => filter.toLowerCase().split(/\s+/).every((word) => search.includes(word))), [entries, filter])
  const at = shown.findIndex((entry) => entry.seq === seq)
  const { from, to } = listWindow(shown.length, scroll.top, scroll.height)

  useLayoutEffect(() => {
    const list = box.current
    if (!list || at < 0) return
    const top = at * rowHeight
    if (top < list.scrollTop + around) list.scrollTop = top - around
    if (top + rowHeight + around > list.scrollTop + list.clientHeight) list.scrollTop = top + rowHeight + around - list.clientHeight
    setScroll({ top: list.scrollTop, height: list.clientHeight })
  }, [at, shown.length])

  const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -20, PageDown: 20, Home: -Infinity, End: Infinity }
  const onKeyDown = (event: React.KeyboardEvent): void => {
    const step = steps[event.key]
    const next = step === undefined ? undefined : shown[Math.max(0, Math.min(shown.length - 1, at + step))]
    if (!next) return
    event.preventDefault()
    onGo(next.seq)
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
        onScroll={({ currentTarget }) => setScroll({ top: currentTarget.scrollTop, height: currentTarget.clientHeight })}
      >
        <div role="presentation" style={{ height: from * rowHeight }} />
        {shown.slice(from, to).map((entry, index) => (
          <EntryRow key={entry.seq} entry={entry} position={from + index + 1} count={shown.length} seq={seq} />
        ))}
        <div role="presentation" style={{ height: (shown.length - to) * rowHeight }} />
      </div>
      {shown.length === 0 && <p className="entries-none">{t.noMatch()}</p>}
    </section>
  )
}
