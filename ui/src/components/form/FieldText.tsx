import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { useCopy } from '../../copy/useCopy.ts'
import { ErrorText } from '../field/Field.tsx'

export interface FieldTextProps {
  readonly label: string
  /** Required fields have no star; optional ones say so. */
  readonly isOptional?: boolean | undefined
  readonly help?: React.ReactNode
  /** The error message. Its presence makes the field invalid. */
  readonly error?: string | undefined
}

export const FieldLabel = ({ label, isOptional }: Pick<FieldTextProps, 'label' | 'isOptional'>) => {
  const t = useCopy('shell')
  return (
    <Label className="field-label">
      {label}
      {isOptional === true && <small> {t.optional()}</small>}
    </Label>
  )
}

/** Help and error, both tied to the control by aria-describedby. The error replaces the help. */
export const FieldHelp = ({ help, error }: Pick<FieldTextProps, 'help' | 'error'>) => {
  if (error === undefined)
    return help === undefined ? null : (
      <Text slot="description" className="field-help" elementType="p">
        {help}
      </Text>
    )
  return (
    <FieldError className="field-error" elementType="p">
      <ErrorText error={error} />
    </FieldError>
  )
}
