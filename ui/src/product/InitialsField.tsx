import { initialsAsTyped } from '../../../core/domain/madeToOrder/recipe.ts'
import { PlainField } from '../components/field/PlainField.tsx'
import { useCopy } from '../copy/useCopy.ts'

interface InitialsFieldProps {
  readonly value: string
  readonly onChange: (initials: string) => void
}

/** SHIP-06: with initials it is made to order, and shipped separately. */
export const InitialsField = ({ value, onChange }: InitialsFieldProps) => {
  const t = useCopy('product')
  return (
    <PlainField
      label={t.initials()}
      help={t.initialsHelp()}
      isOptional
      autoComplete="off"
      value={value}
      onChange={(typed) => onChange(initialsAsTyped(typed))}
    />
  )
}
