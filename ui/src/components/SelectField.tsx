import { Button } from 'react-aria-components/Button'
import { Select, SelectValue } from 'react-aria-components/Select'
import { FieldHelp, FieldLabel, type FieldWordsProps } from './FieldWords.tsx'
import { Icon } from './Icon.tsx'
import { SelectList, type SelectOption } from './SelectList.tsx'
import './SelectField.css'

export interface SelectFieldProps extends FieldWordsProps {
  readonly options: readonly SelectOption[]
  readonly value: string | null
  readonly onChange: (value: string) => void
  readonly placeholder?: string
  readonly isDisabled?: boolean
  /** Of the button that opens the list. */
  readonly id?: string
  readonly autoComplete?: string
  readonly name?: string
}

/** 29 kB gzip with its list: for checkout and account only. The listing's sort is an InlineSelect. */
export function SelectField({ label, isOptional = false, help, error, options, value, onChange, placeholder, isDisabled = false, id, ...props }: SelectFieldProps) {
  return (
    <Select
      {...props}
      className="field"
      value={value}
      onChange={(key) => {
        if (key !== null) onChange(String(key))
      }}
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
      isRequired={!isOptional}
      validationBehavior="aria"
      {...(placeholder === undefined ? {} : { placeholder })}
    >
      <FieldLabel label={label} isOptional={isOptional} />
      <Button {...(id === undefined ? {} : { id })} className="input select-button" data-invalid={error !== undefined || undefined}>
        <SelectValue className="select-value">{({ selectedText, defaultChildren }) => selectedText || defaultChildren}</SelectValue>
        <Icon name="chevron-down" />
      </Button>
      <FieldHelp help={help} error={error} />
      <SelectList options={options} />
    </Select>
  )
}
