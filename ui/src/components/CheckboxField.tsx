import { Checkbox, type CheckboxProps } from 'react-aria-components/Checkbox'
import { useId } from 'react'
import { FieldError } from './FieldError.tsx'
import { Icon } from './Icon.tsx'
import './CheckboxField.css'

export interface CheckboxFieldProps extends Omit<CheckboxProps, 'className' | 'style' | 'children' | 'isInvalid'> {
  readonly children: React.ReactNode
  readonly error?: string | undefined
}

export function CheckboxField({ children, error, ...props }: CheckboxFieldProps) {
  const errorId = useId()
  return (
    <div className="field">
      <Checkbox
        {...props}
        className="check"
        isInvalid={error !== undefined}
        {...(error === undefined ? {} : { 'aria-describedby': errorId })}
      >
        <span className="box">
          <Icon name="check" />
        </span>
        <span>{children}</span>
      </Checkbox>
      <FieldError id={errorId} error={error} />
    </div>
  )
}
