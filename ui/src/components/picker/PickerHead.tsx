import { GroupLabel } from '../field/Field.tsx'
import './PickerHead.css'

/** The line above a picker: its label and, at the right edge, the choice or a link. `id` names the group. */
export const PickerHead = ({
  id,
  label,
  aside,
}: {
  readonly id: string
  readonly label: string
  readonly aside: React.ReactNode
}) => (
  <div className="picker-head">
    <GroupLabel id={id} label={label} />
    {aside !== undefined && <span className="meta">{aside}</span>}
  </div>
)
