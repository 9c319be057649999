import { useCallback, useState } from 'react'
import { newId } from '../bridge/newId.ts'
import { useStorefront } from '../bridge/StorefrontContext.ts'
import { useCommand } from '../bridge/core/useCommand.ts'
import { Button } from '../components/basic/Button.tsx'
import { Dialog } from '../components/overlay/Dialog.tsx'
import { DialogActions } from '../components/overlay/DialogActions.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { ProviderFrame } from './ProviderFrame.tsx'

/**
 * DLG-25, PAY-30: the bank asks. Its page's result goes into the worker's memory; only an answer there or a confirmed
 * cancellation ends it (DLG-03, PAY-33).
 */
export const ChallengeDialog = ({ action }: { readonly action: string }) => {
  const t = useCopy('checkout')
  const storefront = useStorefront()
  const send = useCommand()
  const [isLeaving, setLeaving] = useState(false)
  const abandon = () => void send({ _tag: 'AbandonChallenge' })
  const answer = useCallback(
    async (result: string): Promise<void> => {
      const secretRef = newId()
      await storefront.keepProof(secretRef, result)
      await send({ _tag: 'AnswerChallenge', secretRef })
    },
    [storefront, send],
  )
  return (
    <Dialog name="threeDSecure" title={t.challengeTitle()} isOpen onClose={() => setLeaving(true)} isQuestion>
      <p>{t.challengeDetail()}</p>
      <ProviderFrame
        page={action}
        name={t.challengeFrame()}
        loading={t.challengeLoading()}
        offline={t.challengeOffline()}
        onEnd={(result) => void answer(result)}
      />
      {isLeaving ? (
        <div role="group" aria-label={t.challengeCancel()}>
          <p role="alert">{t.challengeCancelSure()}</p>
          <DialogActions>
            <Button onPress={abandon}>{t.challengeCancelYes()}</Button>
            <Button kind="link" onPress={() => setLeaving(false)}>
              {t.challengeCancelNo()}
            </Button>
          </DialogActions>
        </div>
      ) : (
        <p>
          <Button kind="link" onPress={() => setLeaving(true)}>
            {t.challengeCancel()}
          </Button>
        </p>
      )}
    </Dialog>
  )
}
