import './RoleChoices.css'
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup'
import { Checkbox } from 'react-aria-components/Checkbox'
import { Label } from 'react-aria-components/Label'
import { operatorRoles } from '../../../contracts/capabilities.ts'
import type { OperatorRole } from '../../../contracts/capabilities.ts'
import { rolePurposes, roleNames } from '../parts/roleText.ts'

type Props = {
  readonly chosen: readonly OperatorRole[]
  readonly onChange: (roles: readonly OperatorRole[]) => void
}

/** What an operator may do; at least one. */
export const RoleChoices = ({ chosen, onChange }: Props) => (
  <CheckboxGroup
    className="roles"
    value={[...chosen]}
    onChange={(names) => onChange(operatorRoles.filter((role) => names.includes(role)))}
  >
    <Label className="entry-label">Roles</Label>
    {operatorRoles.map((role) => (
      <Checkbox key={role} value={role} className="role">
        <span className="role-box" aria-hidden="true">
          <svg viewBox="0 0 20 20">
            <path d="M3.5 10.5l4.5 4.5L16.5 5.5" />
          </svg>
        </span>
        <span>
          <b>{roleNames[role]}</b>
          <br />
          <span className="role-purpose">{rolePurposes[role]}</span>
        </span>
      </Checkbox>
    ))}
  </CheckboxGroup>
)
