import { Link } from 'react-router-dom'
import type { AccountOutcome } from '../../../contracts/accountCalls.ts'
import { Refusal } from '../components/Refusal.tsx'
import { errorText } from '../copy/errorText.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../locale/useShopPath.ts'
import { recoveryFor } from './recoveryFor.ts'

/** SIGN-02, SIGN-03, RT-14: starts empty; an error says itself and where help is. The way to a new password opens in a new tab. */
export function AccountNotice({ outcome }: { readonly outcome: AccountOutcome | null }) {
  const t = useCopy('account')
  const errors = useCopy('errors')
  const shopPath = useShopPath()
  if (outcome?._tag === 'Unreachable' || outcome?._tag === 'OrderUnderWay')
    return <Refusal title={t.notDone()}>{outcome._tag === 'Unreachable' ? t.unreachable() : t.orderUnderWay()}</Refusal>
  if (outcome?._tag !== 'Refused') return null
  const { errorId, message } = outcome
  const help = recoveryFor(errorId)
  return (
    <Refusal title={t.notDone()}>
      {errorText(errors, errorId, message)}{' '}
      {help === 'reset' && (
        <a className="link" href={shopPath('/forgot-password')} target="_blank" rel="noreferrer">
          {t.forgotPassword()}
        </a>
      )}
      {help === 'contact' && (
        <Link className="link" to={shopPath('/help/contact-us')}>
          {t.contactUs()}
        </Link>
      )}
    </Refusal>
  )
}
