import { defined } from '../../../../core/domain/fields/fields.ts'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { FieldHelp, FieldLabel, type FieldTextProps } from './FieldText.tsx'

export interface TextFieldProps
  extends
    Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isInvalid' | 'isRequired' | 'validate'>,
    FieldTextProps {
  readonly placeholder?: string
  readonly inputRef?: React.Ref<HTMLInputElement>
  /** Tabular figures: cards, codes, dates. */
  readonly hasFigures?: boolean
}

export const TextField = ({
  label,
  isOptional = false,
  help,
  error,
  placeholder,
  inputRef,
  hasFigures = false,
  ...props
}: TextFieldProps) => (
  <AriaTextField
    {...props}
    className="field"
    isInvalid={error !== undefined}
    isRequired={!isOptional}
    validationBehavior="aria"
  >
    <FieldLabel label={label} isOptional={isOptional} />
    <Input className={hasFigures ? 'input figures' : 'input'} {...defined({ placeholder })} ref={inputRef} />
    <FieldHelp help={help} error={error} />
  </AriaTextField>
)
