/**
 * The instants (epoch ms) at which the clocks of an IANA zone show a local time, `YYYY-MM-DDTHH:mm`: one as a rule, two
 * when clocks are put back over it, none when they are put forward over it.
 */
export const instantsOf = (local: string, timeZone: string): readonly number[] => {
  const asUtc = Date.parse(`${local}:00Z`)
  return offsetsAround(asUtc, timeZone)
    .map((offset) => asUtc - offset)
    .filter((instant) => localOf(instant, timeZone) === local)
    .toSorted((one, other) => one - other)
}

/**
 * The instant that an editor means: of two the earlier; for a time that clocks skip the one as long after the change as
 * the time is after the last that they showed (RFC 5545, 3.3.5).
 */
export const instantOf = (local: string, timeZone: string): number => {
  const asUtc = Date.parse(`${local}:00Z`)
  const [earlier] = instantsOf(local, timeZone)
  return earlier ?? asUtc - Math.min(...offsetsAround(asUtc, timeZone))
}

/** What the clocks of a zone show at an instant, to the minute. */
export const localOf = (instant: number, timeZone: string): string =>
  new Date(instant + offsetAt(instant, timeZone)).toISOString().slice(0, 16)

const day = 86_400_000

/** The offsets that a zone has within a day of a local time: two where clocks change. */
const offsetsAround = (asUtc: number, timeZone: string): readonly number[] => [
  ...new Set([asUtc - day, asUtc, asUtc + day].map((instant) => offsetAt(instant, timeZone))),
]

/** Ms by which a zone is ahead of UTC. */
const offsetAt = (instant: number, timeZone: string): number => {
  const shown: Record<string, number> = {}
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) shown[type] = Number(value)
  const { year = 0, month = 1, day: date = 1, hour = 0, minute = 0, second = 0 } = shown
  return Date.UTC(year, month - 1, date, hour, minute, second) - Math.floor(instant / 1000) * 1000
}

/** Making a format takes longer than using it a thousand times. */
const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(timeZone, format)
  return format
}
