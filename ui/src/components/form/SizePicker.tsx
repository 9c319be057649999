import { useId } from 'react'
import { FieldError } from '../field/Field.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import { PickerHead } from './PickerHead.tsx'
import './NativeRadio.css'
import './SizePicker.css'

export interface SizeOption {
  readonly value: string
  readonly name: string
  readonly isUnavailable?: boolean
}

export interface SizePickerProps {
  readonly label: string
  /** A size guide link. */
  readonly aside?: React.ReactNode
  readonly sizes: readonly SizeOption[]
  readonly value: string | null
  readonly onChange: (value: string) => void
  readonly error?: string | undefined
  readonly id?: string
}

/** A sold-out size can be focused and chosen, so that it can say so; its name ends in "sold out". */
export const SizePicker = ({ id, label, aside, sizes, value, onChange, error }: SizePickerProps) => {
  const t = useCopy('shell')
  const name = useId()
  return (
    <div
      id={id}
      className="size-picker"
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      {...(error === undefined
        ? {}
        : { 'aria-invalid': true, 'aria-describedby': `${name}-error`, 'data-invalid': true })}
    >
      <PickerHead id={`${name}-label`} label={label} aside={aside} />
      <div className="sizes">
        {sizes.map(({ value: size, name: words, isUnavailable = false }) => (
          <label
            key={size}
            className="size native-radio"
            data-selected={size === value || undefined}
            data-unavailable={isUnavailable || undefined}
          >
            <input
              type="radio"
              name={name}
              aria-label={isUnavailable ? t.nameSoldOut({ name: words }) : words}
              checked={size === value}
              onChange={() => onChange(size)}
              aria-describedby={error === undefined ? undefined : `${name}-error`}
            />
            {words}
          </label>
        ))}
      </div>
      <FieldError id={`${name}-error`} error={error} />
    </div>
  )
}
