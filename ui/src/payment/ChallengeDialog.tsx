import { useCallback } from 'react'
import { newId } from '../bridge/newId.ts'
import { useStorefront } from '../bridge/StorefrontContext.ts'
import { useAsk } from '../cart/useAsk.ts'
import { Button } from '../components/Button.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { ProviderFrame } from './ProviderFrame.tsx'

/** DLG-25, PAY-30: the bank asks. What its page gives goes to the worker's memory; leaving it ends the payment (PAY-33). */
export function ChallengeDialog({ action }: { readonly action: string }) {
  const t = useCopy('checkout')
  const storefront = useStorefront()
  const ask = useAsk()
  const abandon = () => void ask({ _tag: 'AbandonChallenge' })
  const answer = useCallback(
    async (result: string): Promise<void> => {
      const secretRef = newId()
      await storefront.keepProof(secretRef, result)
      await ask({ _tag: 'AnswerChallenge', secretRef })
    },
    [storefront, ask],
  )
  return (
    <Dialog name="threeDSecure" title={t.challengeTitle()} isOpen onClose={abandon} isQuestion>
      <p>{t.challengeDetail()}</p>
      <ProviderFrame page={action} name={t.challengeFrame()} loading={t.challengeLoading()} offline={t.challengeOffline()} onEnd={(result) => void answer(result)} />
      <p>
        <Button kind="link" onPress={abandon}>
          {t.challengeCancel()}
        </Button>
      </p>
    </Dialog>
  )
}
