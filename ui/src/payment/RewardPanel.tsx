import { useEffect, useRef, useState } from 'react'
import type { Currency } from '../../../contracts/api/wire.ts'
import type { PartPaymentView } from '../../../contracts/views/checkoutView.ts'
import type { RefusalView } from '../../../contracts/views/lineView.ts'
import { LazySignInDialog } from '../account/signIn/LazySignInDialog.tsx'
import { useCommand } from '../bridge/core/useCommand.ts'
import { useQuery } from '../bridge/core/useQuery.ts'
import { useSignedIn } from '../bridge/core/useSignedIn.ts'
import { Button } from '../components/basic/Button.tsx'
import { Link } from '../components/basic/Link.tsx'
import { PlainForm } from '../components/basic/PlainForm.tsx'
import { Refusal } from '../components/basic/Refusal.tsx'
import { StateLine } from '../components/basic/StateLine.tsx'
import { announce } from '../components/basic/announce.ts'
import type { ErrorsCopy, RewardCopy } from '../copy/copyByNoun.ts'
import { errorText } from '../copy/errorText.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useRejectionText } from '../copy/useRejectionText.ts'
import { useShopPath } from '../copy/useShopPath.ts'
import { CardInput } from './CardInput.tsx'
import { RewardCards, useAfterRefusal, VoucherChoice } from './OfferedParts.tsx'

export interface RewardPanelProps {
  readonly currency: Currency | null
  readonly partPayments: readonly PartPaymentView[]
  readonly refusal: RefusalView | undefined
  /** A reward has been requested; the server says later whether it pays. */
  readonly onChoose: () => void
  readonly onClose: () => void
}

/** LOY-07…10: the vouchers that the points cover, reward cards and a code, or what is missing to have any. */
export const RewardPanel = ({ currency, partPayments, refusal, onChoose, onClose }: RewardPanelProps) => {
  const t = useCopy('reward')
  const errors = useCopy('errors')
  const shopPath = useShopPath()
  const signedIn = useSignedIn()
  const asked = useQuery(signedIn ? { name: 'vouchers', ask: {} } : null)
  const [isSigningIn, setSigningIn] = useState(false)
  const refusalId = refusal?.refusalId
  useAfterRefusal(refusalId, asked.again)
  // LOY-02: the server tells a stranger to the programme so; for a shopper, the reward was refused.
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
          {currency !== null && (
            <RewardCards currency={currency} partPayments={partPayments} refusalId={refusalId} onChoose={onChoose} />
          )}
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

/** LOY-09, LOY-10: why a reward does not pay; a code with a special meaning here has its own text. */
export const rewardText = (
  t: RewardCopy,
  errors: ErrorsCopy,
  { errorId, message }: Pick<RefusalView, 'errorId' | 'message'>,
): string => reasons[errorId]?.(t) ?? errorText(errors, errorId, message)

export interface RewardCodeFormProps {
  /** The server's message about the last code; absent while nothing is wrong. */
  readonly refused: { readonly refusalId: string; readonly why: string; readonly code: string } | undefined
  readonly onAdd: () => void
}

/** LOY-10: a reward code; a refusal is shown at its field. */
const RewardCodeForm = ({ refused, onAdd }: RewardCodeFormProps) => {
  const t = useCopy('reward')
  const send = useCommand()
  const words = useRejectionText()
  const input = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState<string | undefined>()
  const { refusalId, why } = refused ?? {}
  useEffect(() => {
    if (refusalId === undefined || why === undefined) return
    announce(why, 'assertive')
    input.current?.focus()
  }, [refusalId, why])
  const forgive = () => {
    setFound(undefined)
    if (refusalId !== undefined) void send({ _tag: 'DismissRefusal', refusalId })
  }
  const fail = (sentence: string) => {
    setFound(sentence)
    announce(sentence, 'assertive')
    input.current?.focus()
  }
  const add = async () => {
    const code = input.current?.value.trim() ?? ''
    forgive()
    if (code === '') return fail(t.codeMissing())
    const rejection = await send({
      _tag: 'AddPartPayment',
      method: 'REWARD_CODE',
      code,
      last4: code.slice(-4).toUpperCase(),
    })
    if (rejection) fail(words(rejection))
    else onAdd()
  }
  return (
    <PlainForm onSubmit={add}>
      <CardInput
        id="reward-code"
        label={t.code()}
        error={found ?? why}
        inputRef={input}
        autoComplete="off"
        maxLength={64}
        isText
        initial={refused?.code}
        onType={forgive}
        action={<Button type="submit">{t.useCode()}</Button>}
      />
    </PlainForm>
  )
}

const reasons: Readonly<Record<string, (t: RewardCopy) => string>> = {
  PYT404: (t) => t.unknown(),
  PYT300: (t) => t.there(),
  GFC740: (t) => t.empty(),
  GFC725: (t) => t.notForGiftCards(),
  PAY400: (t) => t.creditFirst(),
  'reward-lost': (t) => t.lost(),
}
