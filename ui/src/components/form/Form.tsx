import { PlainForm } from '../basic/PlainForm.tsx'
import type { PlainFormProps } from '../basic/PlainForm.tsx'
import './Form.css'

export interface FormProps extends Omit<PlainFormProps, 'className'> {
  /** A form alone on its page is no wider than its fields need. */
  readonly isNarrow?: boolean
}

/** A form on the grid of six columns. */
export const Form = ({ isNarrow = false, ...props }: FormProps) => (
  <PlainForm {...props} className={isNarrow ? 'form-grid form-narrow' : 'form-grid'} />
)

/** The same grid where nothing is submitted. */
export const FormGrid = ({ children }: { readonly children: React.ReactNode }) => (
  <div className="form-grid">{children}</div>
)

export type FormWidth = 'half' | 'third' | 'wide'

/** A field that may share its row. `wide` is a half that takes the whole row on a small screen. */
export const FormPart = ({
  width,
  children,
}: {
  readonly width: FormWidth | undefined
  readonly children: React.ReactNode
}) => <div className={width === undefined ? 'form-row' : `form-${width}`}>{children}</div>

/** A link below a field that opens more. */
export const FormMore = ({ children }: { readonly children: React.ReactNode }) => (
  <p className="form-more">{children}</p>
)

/** The end of a step: back as a link, forward as the one primary button. */
export const FormFoot = ({
  back,
  children,
}: {
  readonly back: React.ReactNode
  readonly children: React.ReactNode
}) => (
  <div className="form-foot">
    {back || <span />}
    {children}
  </div>
)
