import { useId } from 'react'
import { useCopy } from '../../copy/useCopy.ts'
import { PickerHead } from './PickerHead.tsx'
import './ColourPicker.css'
import './NativeRadio.css'

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
  const t = useCopy('shell')
  const name = useId()
  return (
    <div className="colour-picker" role="radiogroup" aria-labelledby={`${name}-label`}>
      <PickerHead id={`${name}-label`} label={label} aside={colours.find((colour) => colour.value === value)?.name} />
      <div className="colours">
        {colours.map(({ value: colour, name: words, picture, isUnavailable = false }) => (
          <label
            key={colour}
            className="colour native-radio"
            data-selected={colour === value || undefined}
            data-unavailable={isUnavailable || undefined}
          >
            <input
              type="radio"
              name={name}
              aria-label={isUnavailable ? t.nameSoldOut({ name: words }) : words}
              checked={colour === value}
              onChange={() => onChange(colour)}
            />
            <img src={picture} alt="" width="68" height="68" />
          </label>
        ))}
      </div>
    </div>
  )
}
