import './TextEntry.css'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { TextField } from 'react-aria-components/TextField'

type Props = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly type?: 'text' | 'email'
  readonly autoComplete?: string
  readonly maxLength: number
}

/** A line of text with its label above. */
export const TextEntry = ({ label, value, onChange, type = 'text', autoComplete = 'off', maxLength }: Props) => (
  <TextField
    className="entry"
    value={value}
    onChange={onChange}
    type={type}
    autoComplete={autoComplete}
    maxLength={maxLength}
  >
    <Label className="entry-label">{label}</Label>
    <Input className="entry-input" />
  </TextField>
)
