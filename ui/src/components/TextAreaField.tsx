import { TextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { FieldHelp, FieldLabel } from './FieldWords.tsx'
import type { TextFieldProps } from './TextField.tsx'
import './Field.css'

/** A text field of several lines. */
export function TextAreaField({ label, isOptional = false, help, error, placeholder: _placeholder, inputRef: _inputRef, hasFigures: _hasFigures, ...props }: TextFieldProps) {
  return (
    <AriaTextField {...props} className="field" isInvalid={error !== undefined} isRequired={!isOptional} validationBehavior="aria">
      <FieldLabel label={label} isOptional={isOptional} />
      <TextArea className="input" rows={6} />
      <FieldHelp help={help} error={error} />
    </AriaTextField>
  )
}
