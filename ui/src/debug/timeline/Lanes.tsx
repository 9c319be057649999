import { useEffect, useMemo, useRef } from 'react'
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider'
import { useCopy } from '../../copy/useCopy.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { clockTime } from './clockTime.ts'
import { laneMarks, lanesHeight, laneY, xOf } from './laneMarks.ts'
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

/**
 * Every commit on its lane, evenly spaced; the playhead is a slider. Marks are drawn once; those after the playhead are
 * under a veil.
 */
export const Lanes = ({ timeline, seq, off, onGo }: LanesProps) => {
  const t = useCopy('debug')
  const scroller = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const width = useWidth(track)
  const { first, count } = timeline
  const last = lastSeq(timeline)
  const x = xOf(seq - first, count, width)
  const names = {
    command: t.laneCommand(),
    sending: t.laneSending(),
    answer: t.laneAnswer(),
    recovery: t.laneRecovery(),
    tab: t.laneTab(),
  }

  useEffect(() => {
    const box = scroller.current
    if (box) box.scrollLeft = x - box.clientWidth / 2
  }, [x])

  return (
    <div className="lanes">
      <ul className="lanes-names" aria-hidden="true">
        {laneNames.map((lane) => (
          <li key={lane}>{names[lane]}</li>
        ))}
      </ul>
      <div className="lanes-scroll" ref={scroller}>
        <Slider
          className="lanes-slider"
          aria-label={t.timeline()}
          minValue={first}
          maxValue={Math.max(last, first + 1)}
          value={seq}
          onChange={(next) => onGo(Math.min(next, last))}
        >
          <SliderTrack className="lanes-track" ref={track}>
            <svg className="lanes-drawing" width={width} height={lanesHeight + timesHeight} aria-hidden="true">
              <rect className="lanes-past" width={x} height={lanesHeight} />
              {laneNames.map((lane) => (
                <line key={lane} x2={width} y1={laneY(lane)} y2={laneY(lane)} />
              ))}
              <Marks timeline={timeline} width={width} />
              {off.map((one) => (
                <path
                  key={one}
                  className="mark-off"
                  d={`M${xOf(one - first, count, width) - 7} ${laneY(laneAt(timeline, one - first))}h14`}
                />
              ))}
              <rect className="lanes-veil" x={x + 6} width={Math.max(0, width - x)} height={lanesHeight} />
            </svg>
            <SliderThumb className="playhead debug-mono">{seq}</SliderThumb>
          </SliderTrack>
        </Slider>
      </div>
    </div>
  )
}

/** The playhead is below the lanes, and the times are below that (px). */
const timesHeight = 36

/** The approximate distance between the times below the lanes (px). */
const tickEvery = 170

const Marks = ({ timeline, width }: { readonly timeline: Timeline; readonly width: number }) => {
  const locale = useShopLocale()
  const marks = useMemo(() => laneMarks(timeline, width), [timeline, width])
  const ticks = Math.max(1, Math.floor(width / tickEvery))
  return (
    <>
      {Object.entries(marks).map(([kind, path]) => (
        <path key={kind} className={`mark-${kind}`} d={path} />
      ))}
      {Array.from({ length: ticks }, (_, tick) => {
        const at = timeline.at[Math.floor((tick / ticks) * (timeline.count - 1))]
        return (
          <text key={tick} x={(tick / ticks) * width} y={lanesHeight + timesHeight - 4}>
            {at === undefined ? '' : clockTime(at, locale).slice(0, 8)}
          </text>
        )
      })}
    </>
  )
}
