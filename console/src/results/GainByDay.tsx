import './GainByDay.css'
import type { OpenedResult, VariantResult } from '../../../contracts/api/operator/experimentResult.ts'
import { axisOf, markText } from './GainBar.tsx'
import { points } from './resultText.ts'

/** A day on which the variant can be compared: its date, and its gain so far. */
type GainDay = { readonly day: string; readonly gain: NonNullable<VariantResult['gain']>; readonly least: number }

const [width, height] = [680, 200]
const [left, right, top, bottom] = [44, 560, 12, 168]

/** OPR-58: how the gain of each variant over the first has come about; the same figures as a table for screen readers. */
export const GainByDay = ({ result }: { readonly result: OpenedResult }) => {
  const [first, ...others] = result.variants
  if (first === undefined || result.days.length === 0) return null
  return others.map(({ variantId }) => {
    const name = `The gain of ${variantId} so far, day by day`
    const days = gainsOf(result, variantId)
    return (
      <section key={variantId} className="gain-by-day" aria-label={name}>
        <h3>{name}</h3>
        <p className="result-soft">
          Points more than {first.variantId}, with the interval: of everybody who had seen a variant by the end of each
          day (UTC), with their orders until now.
        </p>
        <GainPicture days={days} minimum={result.minimum} />
        <div className="gain-days">
          <table>
            <caption>{name}</caption>
            <thead>
              <tr>
                <th scope="col">Until</th>
                <th scope="col">Points more</th>
                <th scope="col">From</th>
                <th scope="col">To</th>
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, gain }) => (
                <tr key={day}>
                  <th scope="row">{dayText(day)}</th>
                  <td>{points(gain.share)}</td>
                  <td>{points(gain.low)}</td>
                  <td>{points(gain.high)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    )
  })
}

const gainsOf = ({ days }: OpenedResult, variantId: string): readonly GainDay[] =>
  days.flatMap(({ day, variants }) => {
    const own = variants.find((variant) => variant.variantId === variantId)
    return own?.gain ? [{ day, gain: own.gain, least: Math.min(own.exposures, variants[0]?.exposures ?? 0) }] : []
  })

/** The first days, with their few visitors, would flatten all others: what leaves the axis of those is cut off. */
const GainPicture = ({ days, minimum }: { readonly days: readonly GainDay[]; readonly minimum: number }) => {
  const settled = days.filter(({ least }) => least >= minimum)
  const axis = axisOf((settled.length > 0 ? settled : days).map(({ gain }) => gain))
  const x = (nth: number): number => (days.length === 1 ? right : left + (nth / (days.length - 1)) * (right - left))
  const y = (share: number): number =>
    bottom - ((Math.min(axis.to, Math.max(axis.from, share)) - axis.from) / (axis.to - axis.from)) * (bottom - top)
  const line = (of: (gain: GainDay['gain']) => number): readonly string[] =>
    days.map(({ gain }, nth) => `${x(nth).toFixed(1)} ${y(of(gain)).toFixed(1)}`)
  const [low, high] = [line((gain) => gain.low), line((gain) => gain.high)]
  const last = days.at(-1)?.gain
  const marked = [...new Set([0, 1, 2, 3].map((part) => Math.round((part / 3) * (days.length - 1))))]
  return (
    <svg className="gain-picture" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {axis.marks.map((mark) => (
        <g key={mark}>
          <line className={Math.abs(mark) < 1e-9 ? 'gain-none' : ''} x1={left} x2={right} y1={y(mark)} y2={y(mark)} />
          <text x={left - 8} y={y(mark) + 4} textAnchor="end">
            {markText(mark)}
          </text>
        </g>
      ))}
      <path className="gain-band" d={`M${[...high, ...low.toReversed()].join('L')}Z`} />
      <path className="gain-line" d={`M${line((gain) => gain.share).join('L')}`} />
      {last && (
        <>
          <circle cx={right} cy={y(last.share)} r={4} />
          <text className="gain-last" x={right + 12} y={y(last.share)}>
            {markText(last.share)}
          </text>
          <text x={right + 12} y={y(last.share) + 15}>
            {points(last.low)} to {points(last.high)}
          </text>
        </>
      )}
      {marked.map((nth) => (
        <text key={nth} x={x(nth)} y={height - 8} textAnchor="middle">
          {dayText(days[nth]?.day ?? '')}
        </text>
      ))}
    </svg>
  )
}

/** 5 Nov, wherever the reader is. `day`: YYYY-MM-DD. */
const dayText = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day))
