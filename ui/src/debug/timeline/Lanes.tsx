import { useEffect, useMemo, useRef, useState } from 'react'
import { useCopy } from '../../copy/useCopy.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { Term } from '../Term.tsx'
import { clockTime, timeSpan } from './clockTime.ts'
import { laneMarks, lanesHeight, laneY } from './laneMarks.ts'
import { placeAt, timeAxis } from './timeAxis.ts'
import type { TimeAxis } from './timeAxis.ts'
import { laneAt, laneNames, lastSeq } from './timeline.ts'
import type { Timeline } from './timeline.ts'
import { useWidth } from './useWidth.ts'
import './Lanes.css'

interface LanesProps {
  readonly timeline: Timeline
  readonly seq: number
  /** Commands that are switched off. */
  readonly off: readonly number[]
  readonly onGo: (seq: number) => void
}

/** How far a key moves the playhead, in entries. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -20,
  PageUp: 20,
  Home: -Infinity,
  End: Infinity,
}

/**
 * REC-04: every commit on its lane at its time; the playhead is a slider. Marks are drawn once; those after the playhead
 * are under a veil.
 */
export const Lanes = ({ timeline, seq, off, onGo }: LanesProps) => {
  const t = useCopy('debug')
  const locale = useShopLocale()
  const scroller = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const width = useWidth(track)
  const [isDragging, setDragging] = useState(false)
  const { first, at } = timeline
  const last = lastSeq(timeline)
  const axis = useMemo(() => timeAxis(timeline.at, width), [timeline, width])
  const xOf = (one: number): number => axis.x[one - first] ?? 0
  const x = xOf(seq)
  const names = {
    command: <Term of="command">{t.laneCommand()}</Term>,
    sending: t.laneSending(),
    answer: t.laneAnswer(),
    recovery: t.laneRecovery(),
    tab: t.laneTab(),
  }

  useEffect(() => {
    const box = scroller.current
    // The track must not move away under a finger.
    if (box && !isDragging) box.scrollLeft = x - box.clientWidth / 2
  }, [x, isDragging])

  const goToPointer = ({ clientX, currentTarget }: React.PointerEvent): void =>
    onGo(first + placeAt(axis, clientX - currentTarget.getBoundingClientRect().left))

  const onPointerDown = (event: React.PointerEvent): void => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setDragging(true)
    goToPointer(event)
  }

  const onKeyDown = (event: React.KeyboardEvent): void => {
    const step = steps[event.key]
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onGo(Math.max(first, Math.min(last, seq + step)))
  }

  return (
    <div className="lanes">
      <ul className="lanes-names" aria-hidden="true">
        {laneNames.map((lane) => (
          <li key={lane}>{names[lane]}</li>
        ))}
      </ul>
      <div className="lanes-scroll" ref={scroller}>
        <div
          className="lanes-track"
          ref={track}
          data-dragging={isDragging || undefined}
          onPointerDown={onPointerDown}
          onPointerMove={(event) => isDragging && goToPointer(event)}
          onPointerUp={() => setDragging(false)}
          onPointerCancel={() => setDragging(false)}
        >
          <svg className="lanes-drawing" width={width} height={lanesHeight + timesHeight} aria-hidden="true">
            <rect className="lanes-past" width={x} height={lanesHeight} />
            {laneNames.map((lane) => (
              <line key={lane} x2={width} y1={laneY(lane)} y2={laneY(lane)} />
            ))}
            <Pauses axis={axis} />
            <Marks timeline={timeline} axis={axis} />
            {off.map((one) => (
              <path key={one} className="mark-off" d={`M${xOf(one) - 7} ${laneY(laneAt(timeline, one - first))}h14`} />
            ))}
            <rect className="lanes-veil" x={x + 6} width={Math.max(0, width - x)} height={lanesHeight} />
          </svg>
          <div
            className="playhead debug-mono"
            role="slider"
            tabIndex={0}
            aria-label={t.timeline()}
            aria-valuemin={first}
            aria-valuemax={last}
            aria-valuenow={seq}
            aria-valuetext={`${seq} ${t.entryOf({ count: last, time: clockTime(at[seq - first] ?? Number.NaN, locale) })}`}
            style={{ left: x }}
            onKeyDown={onKeyDown}
          >
            {seq}
          </div>
        </div>
      </div>
    </div>
  )
}

/** The playhead is below the lanes, and the times are below that (px). */
const timesHeight = 40

const Marks = ({ timeline, axis }: { readonly timeline: Timeline; readonly axis: TimeAxis }) => {
  const locale = useShopLocale()
  const marks = useMemo(() => laneMarks(timeline, axis.x), [timeline, axis])
  return (
    <>
      {Object.entries(marks).map(([kind, path]) => (
        <path key={kind} className={`mark-${kind}`} d={path} />
      ))}
      {axis.ticks.map(({ x, at }) => (
        <text key={x} className="lanes-time" x={x} y={lanesHeight + timesHeight - 4}>
          {clockTime(at, locale).slice(0, 10)}
        </text>
      ))}
    </>
  )
}

/** Names of pauses need this distance not to touch (px). */
const nameWidth = 48

/** Long pauses, each as a gap in all lanes with its length above, where there is room for it. */
const Pauses = ({ axis }: { readonly axis: TimeAxis }) => {
  const t = useCopy('debug')
  let named = -Infinity
  return axis.pauses.map(({ x, width, ms }) => {
    const middle = x + width / 2
    const fits = middle - named >= nameWidth
    if (fits) named = middle
    return (
      <g key={x} className="lanes-pause">
        <title>{t.pauseOf({ span: timeSpan(ms) })}</title>
        <rect x={x + 4} y={14} width={Math.max(0, width - 8)} height={lanesHeight - 14} />
        {fits && (
          <text x={middle} y={9}>
            {timeSpan(ms)}
          </text>
        )}
      </g>
    )
  })
}
