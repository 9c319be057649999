import { Link } from 'react-router-dom'
import { useCopy } from '../../copy/useCopy.ts'
import { useShopPath } from '../../locale/useShopPath.ts'
import { usePage } from '../../shell/usePage.ts'
import { ProfilePart } from '../ProfilePart.tsx'
import { CardEditor } from './CardEditor.tsx'

/** ACC-30 */
export function NewCardSection() {
  const t = useCopy('savedCards')
  const shopPath = useShopPath()
  usePage(t.add())
  return (
    <>
      <Link className="link" to={shopPath('/account/payment-methods')}>
        {t.back()}
      </Link>
      <h1 className="title">{t.add()}</h1>
      <ProfilePart>{({ consumerDetails }) => <CardEditor details={consumerDetails} />}</ProfilePart>
    </>
  )
}
