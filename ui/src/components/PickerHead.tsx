import { Label } from 'react-aria-components/Label'
import './PickerHead.css'

/** The line above a picker: what is being picked, and at the right edge the choice or a link. */
export function PickerHead({ label, aside }: { readonly label: string; readonly aside?: React.ReactNode }) {
  return (
    <div className="picker-head">
      <Label className="field-label">{label}</Label>
      {aside !== undefined && <span className="meta">{aside}</span>}
    </div>
  )
}
