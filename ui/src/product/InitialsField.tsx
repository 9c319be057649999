import { initialsAsTyped } from '../../../core/domain/product/recipe.ts'
import { Fold } from '../catalog/Fold.tsx'
import { PlainField } from '../components/PlainField.tsx'
import { useCopy } from '../copy/useCopy.ts'

export interface InitialsFieldProps {
  readonly value: string
  readonly onChange: (initials: string) => void
}

/** SHIP-06: with initials it is made to order, and comes by itself. Folded: few want them, and the button below is for all. */
export function InitialsField({ value, onChange }: InitialsFieldProps) {
  const t = useCopy('product')
  return (
    <Fold title={t.addInitials()}>
      <PlainField
        label={t.initials()}
        help={t.initialsHelp()}
        isOptional
        autoComplete="off"
        value={value}
        onChange={(typed) => onChange(initialsAsTyped(typed))}
      />
    </Fold>
  )
}
