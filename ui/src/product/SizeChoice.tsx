import { useId } from 'react'
import type { SizePickerProps } from '../components/SizePicker.tsx'
import { Icon } from '../components/Icon.tsx'
import { useCopy } from '../copy/useCopy.ts'
import '../components/Field.css'
import '../components/PickerHead.css'
import '../components/SizePicker.css'
import './NativeRadio.css'

/** The kit's SizePicker on native radios: the aria group would cost the browse path 12 kB gzip. */
export function SizeChoice({ id, label, aside, sizes, value, onChange, error }: SizePickerProps) {
  const t = useCopy('shell')
  const name = useId()
  return (
    <div id={id} className="size-picker" role="radiogroup" aria-labelledby={`${name}-label`} {...(error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${name}-error`, 'data-invalid': true })}>
      <div className="picker-head">
        <span id={`${name}-label`} className="field-label">
          {label}
        </span>
        {aside !== undefined && <span className="meta">{aside}</span>}
      </div>
      <div className="sizes">
        {sizes.map(({ value: size, name: words, isUnavailable = false }) => (
          <label key={size} className="size native-radio" data-selected={size === value || undefined} data-unavailable={isUnavailable || undefined}>
            <input type="radio" name={name} aria-label={isUnavailable ? t.nameSoldOut({ name: words }) : words} checked={size === value} onChange={() => onChange(size)} {...(error === undefined ? {} : { 'aria-describedby': `${name}-error` })} />
            {words}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p className="field-error" id={`${name}-error`}>
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
