import { TextField } from '../components/TextField.tsx'
import type { AddressField } from './addressFailureText.ts'
import type { AddressForm } from './useAddressForm.ts'
import { useAddressText } from './useAddressText.ts'

export interface AddressTextProps {
  readonly form: AddressForm
  readonly section: 'shipping' | 'billing'
  readonly field: Exclude<AddressField, 'country' | 'phone'>
  readonly autoComplete: string
  /** Side by side with others where there is room; `wide` is a half that has a row to itself on a phone. */
  readonly width?: 'half' | 'wide' | 'third'
  readonly type?: 'email'
  readonly inputMode?: 'numeric'
  readonly help?: string
  readonly isOptional?: boolean
  /** Tidies at every key: capitals, straight apostrophes. */
  readonly asTyped?: (text: string) => string
}

export function AddressText({
  form,
  section,
  field,
  width,
  asTyped = (text) => text,
  help,
  ...props
}: AddressTextProps) {
  const { label, error, idOf } = useAddressText(form, section)
  return (
    <div className={width === undefined ? 'form-row' : `form-${width}`}>
      <TextField
        {...props}
        {...(help === undefined ? {} : { help })}
        id={idOf(field)}
        name={field}
        label={label(field)}
        error={error(field)}
        value={form.entry[field] ?? ''}
        onChange={(typed) => form.change({ [field]: asTyped(typed) })}
        onBlur={() => form.leave(field)}
      />
    </div>
  )
}
