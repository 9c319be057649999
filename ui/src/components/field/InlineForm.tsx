import { Button } from '../basic/Button.tsx'
import { PlainForm } from '../basic/PlainForm.tsx'
import type { PlainFormProps } from '../basic/PlainForm.tsx'
import './InlineForm.css'

export interface InlineFormProps extends Pick<PlainFormProps, 'onSubmit' | 'children'> {
  /** The button's label. */
  readonly action: string
}

/** One field and its button in a row. */
export const InlineForm = ({ action, onSubmit, children }: InlineFormProps) => (
  <PlainForm className="inline-form" onSubmit={onSubmit}>
    {children}
    <Button type="submit">{action}</Button>
  </PlainForm>
)
