import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { FieldHelp } from './FieldWords.tsx'
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
}

export interface ChoiceListProps {
  readonly label: string
  /** Hide the label when a heading beside it already says the same. */
  readonly isLabelHidden?: boolean
  readonly choices: readonly Choice[]
  readonly value: string | null
  readonly onChange: (value: string) => void
  readonly error?: string | undefined
  readonly isDisabled?: boolean
  readonly id?: string
}

/** Radio rows parted by hairlines: delivery, payment, pickup points. */
export function ChoiceList({ label, isLabelHidden = false, choices, value, onChange, error, isDisabled = false, id }: ChoiceListProps) {
  return (
    <RadioGroup {...(id === undefined ? {} : { id })} className="field" value={value} onChange={onChange} isInvalid={error !== undefined} isDisabled={isDisabled} validationBehavior="aria">
      <Label className={isLabelHidden ? 'visually-hidden' : 'field-label'}>{label}</Label>
      <div className="choices">
        {choices.map((choice) => (
          <Radio key={choice.value} value={choice.value} className="choice" isDisabled={choice.isDisabled ?? false}>
            <span className="choice-dot" />
            <span className="choice-name">{choice.name}</span>
            {choice.price !== undefined && <span className="choice-price money">{choice.price}</span>}
            {choice.detail !== undefined && <span className="choice-detail meta">{choice.detail}</span>}
          </Radio>
        ))}
      </div>
      <FieldHelp error={error} />
    </RadioGroup>
  )
}
