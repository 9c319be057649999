import { useState } from 'react'
import type { ConsumerProfile } from '../../../../contracts/api/consumer.ts'
import { tickedInterest } from '../../../../core/domain/account/interests.ts'
import { shoeSizeLabel, shoeSizes } from '../../../../core/domain/account/shoeSizes.ts'
import { Button } from '../../components/Button.tsx'
import { SelectField } from '../../components/SelectField.tsx'
import { showToast } from '../../components/toastStore.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { AccountForm } from '../AccountForm.tsx'
import { ChangeNotice } from '../ChangeNotice.tsx'
import { useAccountChange } from '../useAccountChange.ts'
import { InterestChoices } from './InterestChoices.tsx'

type Preferences = ConsumerProfile['preferences']

/** ACC-05: interests and the size of the shoes. */
export function Interests({
  preferences,
  onSaved,
}: {
  readonly preferences: Preferences
  readonly onSaved: () => void
}) {
  const t = useCopy('preferences')
  const [chosen, setChosen] = useState<Preferences>({})
  const { change, isPending, outcome } = useAccountChange()
  const { interests = '', preferredShoeSize = '' } = { ...preferences, ...chosen }
  const submit = async () => {
    if (interests === (preferences.interests ?? '') && preferredShoeSize === (preferences.preferredShoeSize ?? ''))
      return showToast({ title: t.nothing() })
    if (
      (await change({ _tag: 'ChangeProfile', profile: { preferences: { interests, preferredShoeSize } } }))._tag !==
      'Done'
    )
      return
    showToast({ title: t.saved() })
    onSaved()
  }
  return (
    <section aria-labelledby="interests-heading">
      <h2 id="interests-heading" className="heading">
        {t.interests()}
      </h2>
      <p>{t.interestsLede()}</p>
      <AccountForm onSubmit={submit}>
        <ChangeNotice outcome={outcome} />
        <InterestChoices
          interests={interests}
          onTick={(name, isTicked) =>
            setChosen((so) => ({
              ...so,
              interests: tickedInterest(so.interests ?? preferences.interests, name, isTicked),
            }))
          }
        />
        <SelectField
          label={t.shoeSize()}
          placeholder={t.noSize()}
          options={shoeSizes.map((value) => ({ value, name: shoeSizeLabel(value) }))}
          value={preferredShoeSize}
          onChange={(size) => setChosen((so) => ({ ...so, preferredShoeSize: size }))}
        />
        <Button type="submit" isPending={isPending}>
          {t.saveInterests()}
        </Button>
      </AccountForm>
    </section>
  )
}
