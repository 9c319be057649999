import { straightApostrophes } from '../../../core/domain/address/validateAddress.ts'
import { FormPart } from '../components/form/Form.tsx'
import type { FormWidth } from '../components/form/Form.tsx'
import { TextField } from '../components/form/TextField.tsx'
import type { AddressField } from './useAddressText.ts'
import type { AddressForm } from './useAddressForm.ts'
import { useAddressText } from './useAddressText.ts'

interface AddressTextProps {
  readonly form: AddressForm
  readonly section: 'shipping' | 'billing'
  readonly field: Exclude<AddressField, 'country' | 'phone'>
  readonly autoComplete: string
  /** Next to others where there is room; `wide` is a half that takes a whole row on a phone. */
  readonly width?: FormWidth
  readonly type?: 'email'
  readonly inputMode?: 'numeric'
  readonly help?: string
  readonly isOptional?: boolean
  /** Normalises the text for every key: capitals, straight apostrophes. */
  readonly asTyped?: (text: string) => string
}

export const AddressText = ({ form, section, field, width, asTyped = (text) => text, ...props }: AddressTextProps) => {
  const { label, error, idOf } = useAddressText(form, section)
  return (
    <FormPart width={width}>
      <TextField
        {...props}
        id={idOf(field)}
        name={field}
        label={label(field)}
        error={error(field)}
        value={form.entry[field] ?? ''}
        onChange={(typed) => form.change({ [field]: asTyped(typed) })}
        onBlur={() => form.leave(field)}
      />
    </FormPart>
  )
}

/** Whose address it is, or who collects. */
export const AddressNames = (props: Pick<AddressTextProps, 'form' | 'section'>) => (
  <>
    <AddressText
      {...props}
      field="firstName"
      width="half"
      autoComplete={`${props.section} given-name`}
      asTyped={straightApostrophes}
    />
    <AddressText
      {...props}
      field="lastName"
      width="half"
      autoComplete={`${props.section} family-name`}
      asTyped={straightApostrophes}
    />
  </>
)
