import '../operators/RoleChoices.css'
import { Checkbox } from 'react-aria-components/Checkbox'

type Props = {
  readonly label: string
  readonly purpose: string
  readonly isChosen: boolean
  readonly onChange: (isChosen: boolean) => void
}

/** A yes or no with what it means. */
export const OneCheck = ({ label, purpose, isChosen, onChange }: Props) => (
  <Checkbox className="role" isSelected={isChosen} onChange={onChange}>
    <span className="role-box" aria-hidden="true">
      <svg viewBox="0 0 20 20">
        <path d="M3.5 10.5l4.5 4.5L16.5 5.5" />
      </svg>
    </span>
    <span>
      <b>{label}</b>
      <br />
      <span className="role-purpose">{purpose}</span>
    </span>
  </Checkbox>
)
