import { useId } from 'react'
import { PickerHead } from './PickerHead.tsx'
import { PickerOption } from './PickerOption.tsx'
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

export const ColourPicker = ({ label, colours, value, onChange }: ColourPickerProps) => {
  const name = useId()
  return (
    <div className="colour-picker" role="radiogroup" aria-labelledby={`${name}-label`}>
      <PickerHead id={`${name}-label`} label={label} aside={colours.find((colour) => colour.value === value)?.name} />
      <div className="colours">
        {colours.map(({ value: colour, name: words, picture, isUnavailable = false }) => (
          <PickerOption
            key={colour}
            className="colour"
            group={name}
            name={words}
            isSelected={colour === value}
            isUnavailable={isUnavailable}
            onSelect={() => onChange(colour)}
          >
            <img src={picture} alt="" width="68" height="68" />
          </PickerOption>
        ))}
      </div>
    </div>
  )
}
