import './Field.css'
import './PickerHead.css'

/** The line above a picker: what is being picked, and at the right edge the choice or a link. `id` names the group. */
export function PickerHead({
  id,
  label,
  aside,
}: {
  readonly id: string
  readonly label: string
  readonly aside: React.ReactNode
}) {
  return (
    <div className="picker-head">
      <span id={id} className="field-label">
        {label}
      </span>
      {aside !== undefined && <span className="meta">{aside}</span>}
    </div>
  )
}
