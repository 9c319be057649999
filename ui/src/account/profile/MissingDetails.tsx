import { Link } from '../../components/basic/Link.tsx'
import type { ConsumerDetails } from '../../../../contracts/api/entities/consumer.ts'
import { isPartiallyEnrolled, missingFields } from '../../../../core/domain/account/profileRules.ts'
import { labelInSentence } from '../../copy/labelInSentence.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { useShopPath } from '../../copy/useShopPath.ts'
import { signUpLabel } from '../signUp/signUpLabel.ts'
import './MissingDetails.css'

/** ACC-09: what the profile is missing, at its place. */
export const MissingDetails = ({
  details,
  hasLink = false,
}: {
  readonly details: ConsumerDetails
  readonly hasLink?: boolean
}) => {
  const t = useCopy('profile')
  const labels = useCopy('signUp')
  const locale = useShopLocale()
  const shopPath = useShopPath()
  if (!isPartiallyEnrolled(details)) return null
  const fields = new Intl.ListFormat(locale).format(
    missingFields(details).map((field) => labelInSentence(signUpLabel(labels, field, locale), locale)),
  )
  return (
    <p className="profile-missing">
      {t.missing({ fields })}{' '}
      {hasLink && (
        <Link className="link" to={shopPath('/account/profile')}>
          {t.complete()}
        </Link>
      )}
    </p>
  )
}
