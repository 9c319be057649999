/** REC-04: where every commit stands, by its time; long pauses are drawn short. */
export type TimeAxis = {
  /** px from the left for each commit, never less than the one before. */
  readonly x: Float64Array
  /** Pauses that were shortened: where they begin, how wide they are drawn (px), how long they were (ms). */
  readonly pauses: readonly { readonly x: number; readonly width: number; readonly ms: number }[]
  /** Times to write below the lanes: px from the left, epoch ms. */
  readonly ticks: readonly { readonly x: number; readonly at: number }[]
}

/** A shortened pause is this wide, px, unless nothing else is on the track. */
const pauseWidth = 24
/** One pause for so many px of track at most: then at least half of it is left for what happened. */
const pauseEvery = 2 * pauseWidth
/** A pause is longer than this, ms, and than ten ordinary distances between two commits. */
const shortestPause = 1_000
/** Times need this distance not to touch, and more are written where nothing happens for so long, px. */
const tickWidth = 84
const tickEvery = 170
/** A time that would begin so close to the end of the track is not written: it would not fit, px. */
const lastTick = 32

/** `at` = epoch ms of each commit; a clock that was set back counts as one that stood still. */
export const timeAxis = (at: readonly number[], width: number): TimeAxis => {
  const times = rising(at)
  const long = longPauses(times, Math.floor(width / pauseEvery))
  const active = (times.at(-1) ?? 0) - (times[0] ?? 0) - long.total
  const drawn = active > 0 ? pauseWidth : width / Math.max(1, long.places.size)
  const perMs = active > 0 ? (width - long.places.size * drawn) / active : 0
  const x = new Float64Array(times.length)
  const pauses: { x: number; width: number; ms: number }[] = []
  for (let place = 1; place < times.length; place++) {
    const before = x[place - 1] ?? 0
    const ms = (times[place] ?? 0) - (times[place - 1] ?? 0)
    if (long.places.has(place)) pauses.push({ x: before, width: drawn, ms })
    x[place] = before + (long.places.has(place) ? drawn : ms * perMs)
  }
  return { x, pauses, ticks: ticksOf(times, x, pauses, width) }
}

/** The last commit at or before this place on the track, or the first one; 0 when there is none. */
export const placeAt = ({ x }: TimeAxis, px: number): number => {
  let [low, high] = [0, x.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    // Half a pixel is what rounding may take from the last one.
    if ((x[middle] ?? 0) <= px + 0.5) low = middle
    else high = middle - 1
  }
  const next = low + 1
  return next < x.length && (x[next] ?? 0) - px < px - (x[low] ?? 0) ? lastAt(x, next) : low
}

/** Of several commits at the same place, the last one. */
const lastAt = (x: Float64Array, place: number): number => {
  let last = place
  while (last + 1 < x.length && x[last + 1] === x[place]) last++
  return last
}

const rising = (at: readonly number[]): readonly number[] => {
  let latest = at.find(Number.isFinite) ?? 0
  return at.map((time) => (latest = Math.max(latest, Number.isFinite(time) ? time : latest)))
}

/** The commits that come after a long pause, the longest `most` of them, and how long these pauses were together. */
const longPauses = (times: readonly number[], most: number): { places: ReadonlySet<number>; total: number } => {
  const spans = times.map((time, place) => (place === 0 ? 0 : time - (times[place - 1] ?? time)))
  const ordinary = spans.filter((span) => span > 0).toSorted((a, b) => a - b)
  const least = Math.max(shortestPause, 10 * (ordinary[Math.floor(ordinary.length / 2)] ?? 0))
  const places = spans
    .flatMap((span, place) => (span > least ? [place] : []))
    .toSorted((a, b) => (spans[b] ?? 0) - (spans[a] ?? 0))
    .slice(0, most)
  return { places: new Set(places), total: places.reduce((total, place) => total + (spans[place] ?? 0), 0) }
}

/**
 * The time of the beginning and of the end of every pause, as far as they do not touch, and of commits in between where
 * there is room.
 */
const ticksOf = (
  times: readonly number[],
  x: Float64Array,
  pauses: TimeAxis['pauses'],
  width: number,
): TimeAxis['ticks'] => {
  const ends = new Set(pauses.map((pause) => pause.x + pause.width))
  const isLast = (place: number): boolean => place > 0 && (x[place] ?? 0) > width - lastTick
  const first: number[] = []
  for (let place = 0; place < times.length; place++) {
    const here = x[place] ?? 0
    const isFree = here - (x[first.at(-1) ?? -1] ?? -Infinity) >= tickWidth
    if (isFree && !isLast(place) && (place === 0 || ends.has(here))) first.push(place)
  }
  const ticks: { x: number; at: number }[] = []
  let next = 0
  for (let place = 0; place < times.length; place++) {
    const here = x[place] ?? 0
    const since = here - (ticks.at(-1)?.x ?? -Infinity)
    const isFirst = first[next] === place
    if (isFirst) next++
    const free = (x[first[next] ?? -1] ?? Infinity) - here
    if (isFirst || (since >= tickEvery && free >= tickWidth && !isLast(place)))
      ticks.push({ x: here, at: times[place] ?? 0 })
  }
  return ticks
}
