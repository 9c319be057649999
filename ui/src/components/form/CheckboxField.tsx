import { Checkbox, type CheckboxProps } from 'react-aria-components/Checkbox'
import { useId } from 'react'
import { FieldError } from '../field/Field.tsx'
import { CheckBox } from './CheckBox.tsx'

export interface CheckboxFieldProps extends Omit<CheckboxProps, 'className' | 'style' | 'children' | 'isInvalid'> {
  readonly children: React.ReactNode
  readonly error?: string | undefined
}

export const CheckboxField = ({ children, error, ...props }: CheckboxFieldProps) => {
  const errorId = useId()
  return (
    <div className="field">
      <Checkbox
        {...props}
        className="check"
        isInvalid={error !== undefined}
        {...(error === undefined ? {} : { 'aria-describedby': errorId })}
      >
        <CheckBox />
        <span>{children}</span>
      </Checkbox>
      <FieldError id={errorId} error={error} />
    </div>
  )
}
