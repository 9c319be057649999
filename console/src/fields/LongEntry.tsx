import './TextEntry.css'
import { Label } from 'react-aria-components/Label'
import { TextArea } from 'react-aria-components/TextArea'
import { TextField } from 'react-aria-components/TextField'

type Props = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly maxLength: number
}

/** Several lines of text with their label above. */
export const LongEntry = ({ label, value, onChange, maxLength }: Props) => (
  <TextField className="entry" value={value} onChange={onChange} autoComplete="off" maxLength={maxLength}>
    <Label className="entry-label">{label}</Label>
    <TextArea className="entry-input entry-long" rows={5} />
  </TextField>
)
