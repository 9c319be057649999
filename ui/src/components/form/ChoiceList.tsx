import { defined } from '../../../../core/domain/fields/fields.ts'
import { Fragment } from 'react'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { FieldHelp } from './FieldText.tsx'
import { Label } from 'react-aria-components/Label'
import './ChoiceList.css'

export interface Choice {
  readonly value: string
  readonly name: React.ReactNode
  /** At the right edge: a price or "Free". */
  readonly price?: React.ReactNode
  /** When, where, or the reason why it cannot be chosen. */
  readonly detail?: React.ReactNode
  readonly isDisabled?: boolean
  /** The fields of the choice, right below it. */
  readonly below?: React.ReactNode
}

export interface ChoiceListProps {
  readonly label: string
  /** Hide the label when a heading next to it already says the same. */
  readonly isLabelHidden?: boolean
  readonly choices: readonly Choice[]
  readonly value: string | null
  readonly onChange: (value: string) => void
  readonly error?: string | undefined
  readonly isDisabled?: boolean
  readonly id?: string
}

/** Radio rows separated by hairlines: delivery, payment, pickup points. */
export const ChoiceList = ({
  label,
  isLabelHidden = false,
  choices,
  value,
  onChange,
  error,
  isDisabled = false,
  id,
}: ChoiceListProps) => (
  <RadioGroup
    {...defined({ id })}
    className="field"
    value={value}
    onChange={onChange}
    isInvalid={error !== undefined}
    isDisabled={isDisabled}
    validationBehavior="aria"
  >
    <Label className={isLabelHidden ? 'visually-hidden' : 'field-label'}>{label}</Label>
    <div className="choices" role="presentation" onKeyDown={moveChoice}>
      {choices.map((choice) => (
        <Fragment key={choice.value}>
          <Radio value={choice.value} className="choice" isDisabled={choice.isDisabled ?? false}>
            <span className="choice-dot" />
            <span className="choice-name">{choice.name}</span>
            {choice.price !== undefined && <span className="choice-price money">{choice.price}</span>}
            {choice.detail !== undefined && <span className="choice-detail meta">{choice.detail}</span>}
          </Radio>
          {choice.below !== undefined && <div className="choice-below">{choice.below}</div>}
        </Fragment>
      ))}
    </div>
    <FieldHelp error={error} />
  </RadioGroup>
)

/**
 * The arrow keys move only between this list's choices. React Aria would also enter a list below a choice, and would
 * take the arrow keys from the fields there.
 */
const moveChoice = (event: React.KeyboardEvent<HTMLElement>): void => {
  const step = steps[event.key]
  if (step === undefined) return
  event.stopPropagation()
  const radios = [...event.currentTarget.querySelectorAll<HTMLInputElement>(':scope > .choice input:enabled')]
  const at = radios.findIndex((radio) => radio === event.target)
  if (at < 0) return
  event.preventDefault()
  const next = radios.at((at + step) % radios.length)
  next?.focus()
  next?.click()
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }
