import { useId } from 'react'

type Props = {
  readonly label: string
  readonly help?: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly text: string }[]
  readonly onChange: (value: string) => void
  /** For a row of controls: the label beside it. */
  readonly isInline?: boolean
}

/** One of a few values. */
export const SelectEntry = ({ label, help = '', value, options, onChange, isInline = false }: Props) => {
  const id = useId()
  return (
    <div className={isInline ? 'entry entry-inline' : 'entry'}>
      <label className="entry-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="entry-input"
        value={value}
        aria-describedby={help === '' ? undefined : `${id}-help`}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      {help !== '' && (
        <p className="entry-help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  )
}
