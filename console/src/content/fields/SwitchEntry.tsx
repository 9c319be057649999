import { useId } from 'react'

type Props = {
  readonly label: string
  readonly help: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** Yes or no. */
export const SwitchEntry = ({ label, help, isOn, onChange }: Props) => {
  const id = useId()
  return (
    <div className="entry entry-switch">
      <input
        type="checkbox"
        id={id}
        checked={isOn}
        aria-describedby={help === '' ? undefined : `${id}-help`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label className="entry-label" htmlFor={id}>
        {label}
      </label>
      {help !== '' && (
        <p className="entry-help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  )
}
