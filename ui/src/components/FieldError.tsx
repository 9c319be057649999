import { Icon } from './Icon.tsx'
import './Field.css'

/** The sentence below a control that is not one of react-aria's. */
export function FieldError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  if (error === undefined) return null
  return (
    <p className="field-error" id={id}>
      <Icon name="warning" />
      <span>{error}</span>
    </p>
  )
}
