import { useId } from 'react'

type Props = {
  readonly label: string
  readonly help: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** The most characters, if there is a limit. */
  readonly most?: number | undefined
  /** More than one line. */
  readonly rows?: number
  readonly isNumber?: boolean
}

/** A line or a few lines, with what it is for and how much of it there may be. */
export const PlainEntry = ({ label, help, value, onChange, most, rows, isNumber = false }: Props) => {
  const id = useId()
  const common = {
    id,
    className: rows === undefined ? 'entry-input' : 'entry-input entry-long',
    value,
    maxLength: most,
    autoComplete: 'off',
    'aria-describedby': help === '' ? undefined : `${id}-help`,
  }
  return (
    <div className="entry">
      <div className="entry-head">
        <label className="entry-label" htmlFor={id}>
          {label}
        </label>
        {most !== undefined && most <= 1000 && value.length > most * 0.5 && (
          <span className="entry-count">
            {value.length} of {most}
          </span>
        )}
      </div>
      {rows === undefined ? (
        <input
          {...common}
          inputMode={isNumber ? 'decimal' : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <textarea {...common} rows={rows} onChange={(event) => onChange(event.target.value)} />
      )}
      {help !== '' && (
        <p className="entry-help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  )
}
