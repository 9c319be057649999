import { Icon } from '../basic/Icon.tsx'
import './Field.css'

export interface FieldProps {
  /** Of the control, which names `<id>-error` in its aria-describedby. */
  readonly id: string
  readonly label: React.ReactNode
  readonly error?: string | undefined
  /** A button beside the control. */
  readonly action?: React.ReactNode
  /** Below the control, which names `<id>-help` in its aria-describedby. The error replaces it. */
  readonly help?: string | undefined
  /** The control. */
  readonly children: React.ReactNode
}

/** The structure of a field with a native control: label above, control with its button, then the help or the error. */
export const Field = ({ id, label, error, action, help, children }: FieldProps) => (
  <div className="field">
    <label className="field-label" htmlFor={id}>
      {label}
    </label>
    {action === undefined ? (
      children
    ) : (
      <div className="field-row">
        {children}
        {action}
      </div>
    )}
    {help !== undefined && error === undefined && (
      <span id={`${id}-help`} className="field-help">
        {help}
      </span>
    )}
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
export const GroupLabel = ({ id, label }: { readonly id: string; readonly label: React.ReactNode }) => (
  <span id={id} className="field-label">
    {label}
  </span>
)
