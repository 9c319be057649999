import type { ReactNode } from 'react'
import { PressButton } from '../../parts/PressButton.tsx'

type Props = {
  readonly title: string
  readonly help: string
  readonly isRequired: boolean
  readonly isThere: boolean
  /** What the group begins with when it is added. */
  readonly empty: unknown
  readonly onChange: (value: unknown) => void
  readonly children: ReactNode
}

/** Fields that belong together; those that need not be there are added and removed as one. */
export const GroupEntry = ({ title, help, isRequired, isThere, empty, onChange, children }: Props) =>
  isRequired || isThere ? (
    <fieldset className="entry-group">
      <legend className="entry-label">{title}</legend>
      {help !== '' && <p className="entry-help">{help}</p>}
      {children}
      {!isRequired && (
        <div>
          <PressButton kind="quiet" onPress={() => onChange(undefined)}>
            Remove {title.toLowerCase()}
          </PressButton>
        </div>
      )}
    </fieldset>
  ) : (
    <div className="entry-absent">
      <span className="entry-label">{title}</span>
      <PressButton kind="quiet" name={`Add ${title.toLowerCase()}`} onPress={() => onChange(empty)}>
        Add
      </PressButton>
    </div>
  )
