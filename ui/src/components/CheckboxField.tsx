import { Checkbox, type CheckboxProps } from 'react-aria-components/Checkbox'
import { useId } from 'react'
import { Icon } from './Icon.tsx'
import './CheckboxField.css'
import './Field.css'

export interface CheckboxFieldProps extends Omit<CheckboxProps, 'className' | 'style' | 'children' | 'isInvalid'> {
  readonly children: React.ReactNode
  readonly error?: string | undefined
  /** A figure at the right edge, such as how many products a facet holds. */
  readonly count?: React.ReactNode
}

export function CheckboxField({ children, error, count, ...props }: CheckboxFieldProps) {
  const errorId = useId()
  return (
    <div className="field">
      <Checkbox {...props} className="check" isInvalid={error !== undefined} {...(error === undefined ? {} : { 'aria-describedby': errorId })}>
        <span className="box">
          <Icon name="check" />
        </span>
        <span>{children}</span>
        {count !== undefined && <span className="check-count figures">{count}</span>}
      </Checkbox>
      {error !== undefined && (
        <p className="field-error" id={errorId}>
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
