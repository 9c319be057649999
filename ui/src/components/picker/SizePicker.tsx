import { useId } from 'react'
import { FieldError } from '../field/Field.tsx'
import { PickerHead } from './PickerHead.tsx'
import { PickerOption } from './PickerOption.tsx'
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
  /** Below the sizes. */
  readonly note?: React.ReactNode
  readonly sizes: readonly SizeOption[]
  readonly value: string | null
  readonly onChange: (value: string) => void
  readonly error?: string | undefined
  readonly id?: string
}

export const SizePicker = ({ id, label, aside, note, sizes, value, onChange, error }: SizePickerProps) => {
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
          <PickerOption
            key={size}
            className="size"
            group={name}
            name={words}
            isSelected={size === value}
            isUnavailable={isUnavailable}
            onSelect={() => onChange(size)}
            describedBy={error === undefined ? undefined : `${name}-error`}
          >
            <SizeText words={words} />
          </PickerOption>
        ))}
      </div>
      {note}
      <FieldError id={`${name}-error`} error={error} />
    </div>
  )
}

/** "M (EU 48–50)": the size, and below it what it is in the system, so that neither is broken on a phone. */
const SizeText = ({ words }: { readonly words: string }) => {
  const [, size, figure] = /^(.+) \((.+)\)$/.exec(words) ?? []
  if (figure === undefined) return words
  return (
    <>
      {size}
      <small>{figure}</small>
    </>
  )
}
