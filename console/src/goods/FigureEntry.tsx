import '../fields/TextEntry.css'
import { Input } from 'react-aria-components/Input'
import { TextField } from 'react-aria-components/TextField'

type Props = {
  /** For whoever does not see the column and the row. */
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Of an amount, whole numbers otherwise. */
  readonly isDecimal?: boolean
  readonly isInvalid: boolean
}

/** A figure in a table of figures, whose heads name it for the eye. */
export const FigureEntry = ({ label, value, onChange, isDecimal = false, isInvalid }: Props) => (
  <TextField aria-label={label} value={value} onChange={onChange} autoComplete="off" isInvalid={isInvalid}>
    <Input className="entry-input goods-figure" inputMode={isDecimal ? 'decimal' : 'numeric'} maxLength={10} />
  </TextField>
)
