import { Schema, SchemaTransformation } from 'effect'
import { asked, optional } from './field.ts'

/** An instant: ISO 8601 in UTC on the wire, epoch ms everywhere else. */
const Instant = Schema.String.check(
  Schema.isPattern(
    /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,3})?Z$/,
  ),
).pipe(
  Schema.decodeTo(
    // The years that ISO 8601 writes with four digits.
    Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 253_402_300_799_999 })),
    SchemaTransformation.transform({
      // The 30th of February would become a day in March, so it is not an instant.
      decode: (iso: string) => (new Date(iso).getUTCDate() === Number(iso.slice(8, 10)) ? Date.parse(iso) : Number.NaN),
      encode: (instant: number) => new Date(instant).toISOString(),
    }),
  ),
)

/** When something is shown: from the first instant on, until just before the second. */
export const validity = {
  validFrom: optional(asked(Instant, 'instant', 'Shown from', 'Empty: from now on')),
  validUntil: optional(asked(Instant, 'instant', 'Shown until', 'Empty: for ever')),
} as const

/** The server's time when it answered, epoch ms: by it the schedules in an answer are judged (`scheduleInstant`). */
export const asOf = { asOf: Schema.optionalKey(Schema.Int) } as const
