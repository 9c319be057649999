import { Link } from '../components/basic/Link.tsx'
import type { RequestOutcome } from '../../../contracts/requests.ts'
import { Refusal } from '../components/basic/Refusal.tsx'
import { errorText } from '../copy/errorText.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../copy/useShopPath.ts'

/**
 * SIGN-02, SIGN-03, RT-14: starts empty; an error names itself and where to get help. The link to a new password opens
 * in a new tab.
 */
export const AccountNotice = ({ outcome }: { readonly outcome: RequestOutcome | null }) => {
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

/** SIGN-03: the link after a refused sign-in: to a new password, or to customer service. */
export const recoveryFor = (errorId: string): 'reset' | 'contact' | null =>
  resets.has(errorId) ? 'reset' : supports.has(errorId) ? 'contact' : null

const resets: ReadonlySet<string> = new Set(['AUT401', 'AUT418', 'AUT437', 'AUT438', 'AUT426'])
const supports: ReadonlySet<string> = new Set(['AUT423', 'AUT441'])

/** Why a change of the account did not happen. */
export const ChangeNotice = ({ outcome }: { readonly outcome: RequestOutcome | null }) => {
  const t = useCopy('account')
  const errors = useCopy('errors')
  if (outcome === null || outcome._tag === 'Done') return null
  return (
    <Refusal title={t.notDone()}>
      {outcome._tag === 'Refused' ? errorText(errors, outcome.errorId, outcome.message) : t.noAnswer()}
    </Refusal>
  )
}
