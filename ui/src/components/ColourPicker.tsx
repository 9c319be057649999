import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { useCopy } from '../copy/useCopy.ts'
import { PickerHead } from './PickerHead.tsx'
import './ColourPicker.css'

export interface ColourOption {
  readonly value: string
  readonly name: string
  /** The product in this colourway. */
  readonly picture: string
  readonly isUnavailable?: boolean
}

export interface ColourPickerProps {
  readonly label: string
  readonly colours: readonly ColourOption[]
  readonly value: string | null
  readonly onChange: (value: string) => void
}

export function ColourPicker({ label, colours, value, onChange }: ColourPickerProps) {
  const t = useCopy('shell')
  return (
    <RadioGroup className="colour-picker" value={value} onChange={onChange} orientation="horizontal">
      <PickerHead label={label} aside={colours.find((colour) => colour.value === value)?.name ?? ''} />
      <div className="colours">
        {colours.map(({ value: colour, name, picture, isUnavailable = false }) => (
          <Radio
            key={colour}
            value={colour}
            className="colour"
            data-unavailable={isUnavailable || undefined}
            aria-label={isUnavailable ? t.nameSoldOut({ name }) : name}
          >
            <img src={picture} alt="" width="68" height="68" />
          </Radio>
        ))}
      </div>
    </RadioGroup>
  )
}
