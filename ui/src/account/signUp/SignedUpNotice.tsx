import { Link } from 'react-router-dom'
import { Refusal } from '../../components/Refusal.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import { useShopPath } from '../../locale/useShopPath.ts'

/** SIGN-39: the account is there, and the way into it is the door that everybody takes. */
export function SignedUpNotice() {
  const t = useCopy('signUp')
  const shopPath = useShopPath()
  return (
    <Refusal title={t.created()}>
      {t.createdDetail()}{' '}
      <Link className="link" to={shopPath('/account')}>
        {t.signIn()}
      </Link>
    </Refusal>
  )
}
