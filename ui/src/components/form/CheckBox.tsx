import { Icon } from '../basic/Icon.tsx'
import './CheckBox.css'

/** The box in front of a choice inside an element of the class `check`; the control itself is not shown. */
export const CheckBox = () => (
  <span className="box" aria-hidden="true">
    <Icon name="check" />
  </span>
)
