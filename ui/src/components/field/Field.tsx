import { Icon } from '../basic/Icon.tsx'
import './Field.css'

export interface FieldProps {
  /** Of the control, which names `<id>-error` in its aria-describedby. */
  readonly id: string
  readonly label: React.ReactNode
  readonly error?: string | undefined
  /** The control, with its help. */
  readonly children: React.ReactNode
}

/** The structure of a field with a native control: label above, control, then the error. */
export const Field = ({ id, label, error, children }: FieldProps) => (
  <div className="field">
    <label className="field-label" htmlFor={id}>
      {label}
    </label>
    {children}
    <FieldError id={`${id}-error`} error={error} />
  </div>
)

/** The sentence below a control that is not react-aria's. */
export const FieldError = ({ id, error }: { readonly id: string; readonly error: string | undefined }) =>
  error === undefined ? null : (
    <p className="field-error" id={id}>
      <ErrorText error={error} />
    </p>
  )

export const ErrorText = ({ error }: { readonly error: string }) => (
  <>
    <Icon name="warning" />
    <span>{error}</span>
  </>
)

/** Looks like a field's label and names a group of controls by its id. */
export const GroupLabel = ({ id, label }: { readonly id: string; readonly label: string }) => (
  <span id={id} className="field-label">
    {label}
  </span>
)
