import { interestChoices, interestsOf } from '../../../../core/domain/account/profileRules.ts'
import { CheckboxField } from '../../components/form/CheckboxField.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import './InterestChoices.css'

interface InterestChoicesProps {
  readonly interests: string
  readonly onTick: (name: string, isTicked: boolean) => void
}

/** ACC-05: the interests that the shop offers. */
export const InterestChoices = ({ interests, onTick }: InterestChoicesProps) => {
  const t = useCopy('preferences')
  return (
    <div className="interest-choices" role="group" aria-label={t.interests()}>
      {interestChoices.map((name) => (
        <CheckboxField
          key={name}
          isSelected={interestsOf(interests).includes(name)}
          onChange={(isTicked) => onTick(name, isTicked)}
        >
          {t[`interest_${name}`]()}
        </CheckboxField>
      ))}
    </div>
  )
}
