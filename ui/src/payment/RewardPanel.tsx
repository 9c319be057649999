import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Currency } from '../../../contracts/api/wire.ts'
import type { PartPaymentView } from '../../../contracts/views/checkoutView.ts'
import type { RefusalView } from '../../../contracts/views/lineView.ts'
import { LazySignInDialog } from '../account/LazySignInDialog.tsx'
import { useSignedIn } from '../account/useSignedIn.ts'
import { useQuery } from '../bridge/useQuery.ts'
import { Button } from '../components/Button.tsx'
import { Refusal } from '../components/Refusal.tsx'
import { StateLine } from '../components/StateLine.tsx'
import { errorText } from '../copy/errorText.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../locale/useShopPath.ts'
import { RewardCards } from './RewardCards.tsx'
import { RewardCodeForm } from './RewardCodeForm.tsx'
import { rewardText } from './rewardText.ts'
import { VoucherChoice } from './VoucherChoice.tsx'

export interface RewardPanelProps {
  readonly currency: Currency | null
  readonly partPayments: readonly PartPaymentView[]
  readonly refusal: RefusalView | undefined
  /** A reward has been asked for; whether it pays the shop says later. */
  readonly onChoose: () => void
  readonly onClose: () => void
}

/** LOY-07…10: the vouchers that the points cover, reward cards and a code, or what is missing to have any. */
export function RewardPanel({ currency, partPayments, refusal, onChoose, onClose }: RewardPanelProps) {
  const t = useCopy('reward')
  const errors = useCopy('errors')
  const shopPath = useShopPath()
  const signedIn = useSignedIn()
  const asked = useQuery(signedIn ? { name: 'vouchers', ask: {} } : null)
  const [isSigningIn, setSigningIn] = useState(false)
  // LOY-02: the door tells a stranger to the programme so; to a shopper it is the reward that is refused.
  const missing =
    signedIn === null
      ? 'REW401'
      : asked.state === 'refused'
        ? asked.errorId === 'AUT432'
          ? 'REW130'
          : asked.errorId
        : null
  const why = refusal && rewardText(t, errors, refusal)
  const code =
    refusal?.errorId !== 'reward-lost' && missing === null && asked.state === 'answered'
      ? (refusal?.code ?? null)
      : null
  return (
    <section className="reward-panel" aria-labelledby="reward-title">
      <h2 id="reward-title" className="subheading">
        {t.title()}
      </h2>
      {refusal !== undefined && code === null && <Refusal title={t.notUsed()}>{why}</Refusal>}
      {missing !== null && (
        <p>
          {errorText(errors, missing, asked.state === 'refused' ? asked.message : '')}{' '}
          {missing === 'REW401' ? (
            <Button kind="link" onPress={() => setSigningIn(true)}>
              {t.signIn()}
            </Button>
          ) : (
            <Link className="link" to={shopPath('/account/loyalty')}>
              {missing === 'REW135' ? t.confirm() : t.join()}
            </Link>
          )}
        </p>
      )}
      {signedIn && asked.state === 'pending' && (
        <div role="status">
          <StateLine state="waiting">{t.asking()}</StateLine>
        </div>
      )}
      {asked.state === 'unreachable' && <p>{t.unreachable()}</p>}
      {asked.state === 'answered' && (
        <>
          <VoucherChoice vouchers={asked.answer} currency={currency} onChoose={onChoose} />
          {currency !== null && <RewardCards currency={currency} partPayments={partPayments} onChoose={onChoose} />}
          <RewardCodeForm
            refused={
              refusal && why !== undefined && code !== null ? { refusalId: refusal.refusalId, why, code } : undefined
            }
            onAdd={onChoose}
          />
        </>
      )}
      <p>
        <Button kind="link" onPress={onClose}>
          {t.close()}
        </Button>
      </p>
      {isSigningIn && <LazySignInDialog onClose={() => setSigningIn(false)} />}
    </section>
  )
}
