import { useId } from 'react'
import { instantOf, localOf } from '../../../../core/domain/time/zonedInstant.ts'

/** The zone whose clocks the operator sees. */
export const ownZone = new Intl.DateTimeFormat('en').resolvedOptions().timeZone

type Props = {
  readonly label: string
  readonly help: string
  /** ISO 8601 in UTC; empty = none. */
  readonly value: string
  readonly onChange: (value: string | undefined) => void
}

/** A moment in the operator's time zone, kept as an instant. */
export const InstantEntry = ({ label, help, value, onChange }: Props) => {
  const id = useId()
  const instant = Date.parse(value)
  return (
    <div className="entry">
      <label className="entry-label" htmlFor={id}>
        {label}
      </label>
      <input
        type="datetime-local"
        id={id}
        className="entry-input"
        value={Number.isNaN(instant) ? '' : localOf(instant, ownZone)}
        aria-describedby={`${id}-help`}
        onChange={({ target }) =>
          onChange(
            target.value === '' ? undefined : new Date(instantOf(target.value.slice(0, 16), ownZone)).toISOString(),
          )
        }
      />
      <p className="entry-help" id={`${id}-help`}>
        {[help, `Clocks of ${ownZone.replaceAll('_', ' ')}`].filter((text) => text !== '').join('. ')}
      </p>
    </div>
  )
}
