import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { useCopy } from '../copy/useCopy.ts'
import { FieldHelp } from './FieldWords.tsx'
import { PickerHead } from './PickerHead.tsx'
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

/** A sold-out size can be focused and chosen, so it can say so; its name ends in "sold out". */
export function SizePicker({ label, aside, sizes, value, onChange, error, id }: SizePickerProps) {
  const t = useCopy('shell')
  return (
    <RadioGroup {...(id === undefined ? {} : { id })} className="size-picker" value={value} onChange={onChange} orientation="horizontal" isInvalid={error !== undefined} validationBehavior="aria">
      <PickerHead label={label} aside={aside} />
      <div className="sizes">
        {sizes.map(({ value: size, name, isUnavailable = false }) => (
          <Radio
            key={size}
            value={size}
            className="size"
            data-unavailable={isUnavailable || undefined}
            {...(isUnavailable ? { 'aria-label': t.nameSoldOut({ name }) } : {})}
          >
            {name}
          </Radio>
        ))}
      </div>
      <FieldHelp error={error} />
    </RadioGroup>
  )
}
