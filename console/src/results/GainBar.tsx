import type { VariantResult } from '../../../contracts/api/operator/experimentResult.ts'

type Gain = NonNullable<VariantResult['gain']>

/** From where to where the bars of an experiment go, in shares, and at which of them the axis is marked. */
type Axis = { readonly from: number; readonly to: number; readonly marks: readonly number[] }

const [width, height] = [200, 28]

/** Room for every interval and for no gain at all, with three to six marks at round figures. */
export const axisOf = (gains: readonly Gain[]): Axis => {
  const low = Math.min(0, ...gains.map((gain) => gain.low))
  const high = Math.max(0.001, ...gains.map((gain) => gain.high))
  const raw = (high - low) / 4
  const size = 10 ** Math.floor(Math.log10(raw))
  const step = [1, 2, 5, 10].map((times) => times * size).find((each) => each >= raw) ?? 10 * size
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)]
  return {
    from: first * step,
    to: last * step,
    marks: Array.from({ length: last - first + 1 }, (_, nth) => (first + nth) * step),
  }
}

/** OPR-36: the gain as a dot with its interval; filled once it is above or below nothing. The words beside it say the same. */
export const GainBar = ({ gain, axis }: { readonly gain: Gain; readonly axis: Axis }) => {
  const at = placeOn(axis)
  const isClear = gain.low > 0 || gain.high < 0
  return (
    <svg className="gain" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" data-clear={isClear || undefined}>
      <line className="gain-none" x1={at(0)} x2={at(0)} y1={0} y2={height} />
      <path d={`M${at(gain.low)} 9v10m0-5H${at(gain.high)}m0-5v10`} />
      <circle cx={at(gain.share)} cy={14} r={4} />
    </svg>
  )
}

/** What the places of the bars mean, in points. */
export const GainAxis = ({ axis }: { readonly axis: Axis }) => {
  const at = placeOn(axis)
  return (
    <svg className="gain" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {axis.marks.map((mark) => (
        <text key={mark} x={at(mark)} y={18}>
          {markText(mark)}
        </text>
      ))}
    </svg>
  )
}

/** The marks at the ends keep room for their own words. */
const placeOn =
  ({ from, to }: Axis) =>
  (share: number): number =>
    20 + ((share - from) / (to - from)) * (width - 40)

/** In points, with its sign, as short as it can be: +0.49. */
export const markText = (share: number): string => {
  const inPoints = Number((share * 100).toPrecision(3))
  if (inPoints === 0) return '0'
  return inPoints > 0 ? `+${inPoints}` : `−${-inPoints}`
}
