import type { OperatorChange } from '../../../contracts/api/operator/operatorEntities.ts'
import { Peek } from '../parts/Peek.tsx'
import { timeText } from '../parts/timeText.ts'
import { changedFields, kindText } from './changedFields.ts'

/** OPR-07: one change, field by field. */
export const ChangePanel = ({ change, onClose }: { readonly change: OperatorChange; readonly onClose: () => void }) => {
  const fields = changedFields(change)
  return (
    <Peek title={change.key} onClose={onClose}>
      <p className="peek-line">
        {kindText(change)} by {change.by ?? 'a command on the server'}, {timeText(change.at)}
      </p>
      {fields.length === 0 ? (
        <p>Every field is what it was before.</p>
      ) : (
        <table className="change-fields">
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ name, before, after }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{before}</td>
                <td>{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Peek>
  )
}
