import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { useCopy } from '../copy/useCopy.ts'
import { Icon } from './Icon.tsx'
import './Field.css'

export interface FieldTextProps {
  readonly label: string
  /** Required fields carry no star; optional ones say so. */
  readonly isOptional?: boolean | undefined
  readonly help?: React.ReactNode
  /** The sentence that says what is wrong. Its presence makes the field invalid. */
  readonly error?: string | undefined
}

export function FieldLabel({ label, isOptional }: Pick<FieldTextProps, 'label' | 'isOptional'>) {
  const t = useCopy('shell')
  return (
    <Label className="field-label">
      {label}
      {isOptional === true && <small> {t.optional()}</small>}
    </Label>
  )
}

/** Help and error, both tied to the control by aria-describedby. The error stands in the place of the help. */
export function FieldHelp({ help, error }: Pick<FieldTextProps, 'help' | 'error'>) {
  if (error === undefined)
    return help === undefined ? null : (
      <Text slot="description" className="field-help" elementType="p">
        {help}
      </Text>
    )
  return (
    <FieldError className="field-error" elementType="p">
      <Icon name="warning" />
      <span>{error}</span>
    </FieldError>
  )
}
