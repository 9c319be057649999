import { useState } from 'react'
import { interestsOf, tickedInterest } from '../../../../core/domain/account/profileRules.ts'
import { useRequest } from '../../bridge/useRequest.ts'
import { Button } from '../../components/basic/Button.tsx'
import { Dialog } from '../../components/overlay/Dialog.tsx'
import { DialogActions } from '../../components/overlay/DialogActions.tsx'
import { showToast } from '../../state/toastStore.ts'
import { useCopy } from '../../copy/useCopy.ts'
import type { PlacedProps } from '../../state/dialogStore.ts'
import { AccountForm } from '../AccountForm.tsx'
import { ChangeNotice } from '../AccountNotice.tsx'
import { InterestChoices } from './InterestChoices.tsx'

/**
 * DLG-12, SIGN-38: asks a new account about its interests. The question can also be answered later, in the preferences.
 */
export const InterestsDialog = ({ isOpen, onClose }: PlacedProps<'interests'>) => {
  const t = useCopy('preferences')
  const [interests, setInterests] = useState('')
  const { request, isPending, outcome } = useRequest()
  const submit = async () => {
    if (interestsOf(interests).length > 0) {
      if ((await request('changeProfile', { profile: { preferences: { interests } } }))._tag !== 'Done') return
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
        <DialogActions>
          <Button kind="primary" type="submit" isPending={isPending}>
            {t.saveInterests()}
          </Button>
          <Button kind="quiet" onPress={onClose}>
            {t.notNow()}
          </Button>
        </DialogActions>
      </AccountForm>
    </Dialog>
  )
}
