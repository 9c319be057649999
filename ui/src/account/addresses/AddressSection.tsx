import { Link, useSearchParams } from 'react-router-dom'
import { useCopy } from '../../copy/useCopy.ts'
import { useShopPath } from '../../locale/useShopPath.ts'
import { usePage } from '../../shell/usePage.ts'
import { ProfilePart } from '../ProfilePart.tsx'
import { AddressEditor } from './AddressEditor.tsx'

/** ACC-23, ACC-24: one address, to be added (null) or changed. */
export function AddressSection({ addressId }: { readonly addressId: string | null }) {
  const t = useCopy('addressBook')
  const shopPath = useShopPath()
  const [params] = useSearchParams()
  const type = params.get('type') === 'B' ? 'B' : 'S'
  const title = addressId === null ? t.add({ type }) : t.changeTitle()
  usePage(title)
  return (
    <>
      <Link className="link" to={shopPath('/account/addresses')}>
        {t.back()}
      </Link>
      <h1 className="title">{title}</h1>
      <ProfilePart>
        {({ consumerDetails }) => {
          const known = consumerDetails.address.find((entry) => entry.addressId === addressId)
          if (addressId !== null && !known) return <p className="lede">{t.gone()}</p>
          return <AddressEditor type={known?.approachType ?? type} known={known ?? null} details={consumerDetails} />
        }}
      </ProfilePart>
    </>
  )
}
