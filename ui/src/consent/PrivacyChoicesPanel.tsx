import { useId, useState } from 'react'
import type { ConsentCategory } from '../../../contracts/commands/consentCommand.ts'
import { consentCategories, consentedCategories } from '../../../core/domain/consent/consent.ts'
import { mustAskConsent } from '../../../core/domain/consent/mustAskConsent.ts'
import { useView } from '../bridge/core/useView.ts'
import { Button } from '../components/basic/Button.tsx'
import { CheckboxField } from '../components/form/CheckboxField.tsx'
import { SidePanel } from '../components/overlay/SidePanel.tsx'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import type { PlacedProps } from '../state/dialogStore.ts'
import { useGiveConsent } from './useGiveConsent.ts'
import './PrivacyChoicesPanel.css'

/** TRK-02: the four categories, what each does, and what is agreed to now. */
export const PrivacyChoicesPanel = ({ isOpen, onClose }: PlacedProps<'privacyChoices'>) => {
  const t = useCopy('consent')
  const locale = useShopLocale()
  const consent = useView('consent') ?? nothingKnown
  const give = useGiveConsent()
  const [pressed, setPressed] = useState<readonly ConsentCategory[] | null>(null)
  const chosen = pressed ?? consentedCategories(consent, locale)
  const answer = (categories: readonly ConsentCategory[]) => {
    void give(categories)
    onClose()
  }
  const isFresh = consent.answer === null && !mustAskConsent(null, locale)
  return (
    <SidePanel
      name="privacyChoices"
      title={t.chooseTitle()}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button isWide onPress={() => answer(chosen)}>
            {t.save()}
          </Button>
          <div className="privacy-choices-all">
            <Button onPress={() => answer(consentCategories)}>{t.acceptAll()}</Button>
            <Button onPress={() => answer([])}>{t.rejectAll()}</Button>
          </div>
        </>
      }
    >
      <div className="side-panel-inset privacy-choices">
        <p>{isFresh ? t.chooseWhyUnasked() : t.chooseWhy()}</p>
        {consentCategories.map((category) => (
          <Category
            key={category}
            category={category}
            isOn={chosen.includes(category)}
            isForbidden={consent.hasPrivacyControl && category === 'C0004'}
            onChange={(isOn) => setPressed(isOn ? [...chosen, category] : chosen.filter((each) => each !== category))}
          />
        ))}
      </div>
    </SidePanel>
  )
}

const nothingKnown = { answer: null, hasPrivacyControl: false }

interface CategoryProps {
  readonly category: ConsentCategory
  readonly isOn: boolean
  /** By Global Privacy Control. */
  readonly isForbidden: boolean
  readonly onChange: (isOn: boolean) => void
}

const Category = ({ category, isOn, isForbidden, onChange }: CategoryProps) => {
  const t = useCopy('consent')
  const why = useId()
  const isRequired = category === 'C0001'
  return (
    <div className="privacy-choice">
      <div className="privacy-choice-head">
        <CheckboxField
          isSelected={isOn}
          isDisabled={isRequired || isForbidden}
          aria-describedby={why}
          onChange={onChange}
        >
          <strong>{t[`name${category}`]()}</strong>
        </CheckboxField>
        {isRequired && <span className="meta">{t.alwaysOn()}</span>}
      </div>
      <p id={why}>
        {t[`why${category}`]()} {isForbidden && t.targetingOff()}
      </p>
    </div>
  )
}
