import type { OrderView } from '../../../contracts/views/orderView.ts'
import { isProviderPage } from '../../../core/domain/payment/challengeAction.ts'
import { useStorefront } from '../bridge/StorefrontContext.ts'
import { LazyPart } from '../shell/LazyPart.tsx'
import { loadedPart } from '../shell/loadedPart.tsx'

/** PAY-30: the bank's dialog and its code come when a bank asks. A recording shows none: its page is of now, not of then. */
export function LazyChallengeDialog({ placing }: Pick<OrderView, 'placing'>) {
  const { isRecording } = useStorefront()
  const action = placing?.challenge?.action
  if (action === undefined || isRecording === true || !isProviderPage(action)) return null
  return (
    <LazyPart>
      <ChallengeDialog action={action} />
    </LazyPart>
  )
}

const ChallengeDialog = loadedPart(async () => (await import('./ChallengeDialog.tsx')).ChallengeDialog)
