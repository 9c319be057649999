import { useState } from 'react'
import { interestsOf, tickedInterest } from '../../../../core/domain/account/interests.ts'
import { Button } from '../../components/Button.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { showToast } from '../../components/toastStore.ts'
import { useCopy } from '../../copy/useCopy.ts'
import type { PlacedProps } from '../../dialogs/OpenedDialog.tsx'
import { AccountForm } from '../AccountForm.tsx'
import { ChangeNotice } from '../ChangeNotice.tsx'
import { useAccountChange } from '../useAccountChange.ts'
import { InterestChoices } from './InterestChoices.tsx'

/** DLG-12, SIGN-38: a new account is asked what it sets out for. Whoever does not say finds the question in the preferences. */
export function InterestsDialog({ isOpen, onClose }: PlacedProps) {
  const t = useCopy('preferences')
  const [interests, setInterests] = useState('')
  const { change, isPending, outcome } = useAccountChange()
  const submit = async () => {
    if (interestsOf(interests).length > 0) {
      if ((await change({ _tag: 'ChangeProfile', profile: { preferences: { interests } } }))._tag !== 'Done') return
      showToast({ title: t.saved() })
    }
    onClose()
  }
  return (
    <Dialog name="interests" title={t.interests()} isOpen={isOpen} onClose={onClose}>
      <p>{t.interestsLede()}</p>
      <AccountForm onSubmit={submit}>
        <ChangeNotice outcome={outcome} />
        <InterestChoices
          interests={interests}
          onTick={(name, isTicked) => setInterests((so) => tickedInterest(so, name, isTicked))}
        />
        <div className="dialog-actions">
          <Button kind="primary" type="submit" isPending={isPending}>
            {t.saveInterests()}
          </Button>
          <Button kind="quiet" onPress={onClose}>
            {t.notNow()}
          </Button>
        </div>
      </AccountForm>
    </Dialog>
  )
}
