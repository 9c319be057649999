import type { OrderView } from '../../../contracts/views/orderView.ts'
import { isProviderPage } from '../../../core/domain/payment/challengeAction.ts'
import { useView } from '../bridge/useView.ts'
import { useCommand } from '../bridge/useCommand.ts'
import { Button } from '../components/Button.tsx'
import { StateLine } from '../components/StateLine.tsx'
import { useCopy } from '../copy/useCopy.ts'

/** A state, not a message: as long as the order is unanswered the page says so, and that nothing is charged twice. */
export function OrderWaiting({
  placing,
  isLong,
}: {
  readonly placing: NonNullable<OrderView['placing']>
  readonly isLong: boolean
}) {
  const t = useCopy('checkout')
  const attempts = useView('connection')?.order.attempts ?? 0
  if (placing.challenge && !isProviderPage(placing.challenge.action)) return <UnshownChallenge />
  if (placing.challenge) return <StateLine state="waiting">{t.challengeAsked()}</StateLine>
  if (placing.ending === 'abandon') return <StateLine state="waiting">{t.challengeAbandoned()}</StateLine>
  if (placing.ending === 'complete' && attempts <= 1)
    return <StateLine state="waiting">{t.challengeAnswered()}</StateLine>
  if (!isLong && attempts <= 1) return <StateLine state="waiting">{t.placing()}</StateLine>
  return (
    <>
      <StateLine state="waiting">{t.checking()}</StateLine>
      {attempts > 1 && <p className="meta">{t.checkingLong({ attempts })}</p>}
    </>
  )
}

/** PAY-30: the bank asks on a page that cannot be shown here. The order is held; the way out is another payment (PAY-33). */
function UnshownChallenge() {
  const t = useCopy('checkout')
  const send = useCommand()
  return (
    <>
      <StateLine state="waiting">{t.challengeUnshown()}</StateLine>
      <Button kind="link" onPress={() => void send({ _tag: 'AbandonChallenge' })}>
        {t.challengeCancel()}
      </Button>
    </>
  )
}
