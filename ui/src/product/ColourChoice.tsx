import { useId } from 'react'
import type { ColourPickerProps } from '../components/ColourPicker.tsx'
import { useCopy } from '../copy/useCopy.ts'
import '../components/ColourPicker.css'
import '../components/Field.css'
import '../components/PickerHead.css'
import './NativeRadio.css'

/** The kit's ColourPicker on native radios, for the same reason as SizeChoice. */
export function ColourChoice({ label, colours, value, onChange }: ColourPickerProps) {
  const t = useCopy('shell')
  const name = useId()
  return (
    <div className="colour-picker" role="radiogroup" aria-labelledby={`${name}-label`}>
      <div className="picker-head">
        <span id={`${name}-label`} className="field-label">
          {label}
        </span>
        <span className="meta">{colours.find((colour) => colour.value === value)?.name}</span>
      </div>
      <div className="colours">
        {colours.map(({ value: colour, name: words, picture, isUnavailable = false }) => (
          <label key={colour} className="colour native-radio" data-selected={colour === value || undefined} data-unavailable={isUnavailable || undefined}>
            <input type="radio" name={name} aria-label={isUnavailable ? t.nameSoldOut({ name: words }) : words} checked={colour === value} onChange={() => onChange(colour)} />
            <img src={picture} alt="" width="68" height="68" />
          </label>
        ))}
      </div>
    </div>
  )
}
