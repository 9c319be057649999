import type { ConsumerDetails } from '../../../../contracts/api/consumer.ts'
import type { PersonField } from '../../../../core/domain/account/profileRules.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { signUpLabel } from '../signUp/signUpLabel.ts'
import { profileToForm } from './profileToForm.ts'

/** ACC-11: the email, which is the name at the door, and what stands on a loyalty profile already. */
export function LockedFields({
  details,
  locked,
}: {
  readonly details: ConsumerDetails
  readonly locked: readonly PersonField[]
}) {
  const t = useCopy('profile')
  const labels = useCopy('signUp')
  const locale = useShopLocale()
  const shown = { ...profileToForm(details, locale), email: details.email }
  const fields = ['email' as const, ...locked.filter((field) => field !== 'email')]
  return (
    <div className="locked-fields">
      <dl>
        {fields.map((field) => (
          <div key={field}>
            <dt className="label">{signUpLabel(labels, field, locale)}</dt>
            <dd>{field === 'phone' ? details.phone : shown[field]}</dd>
          </div>
        ))}
      </dl>
      {locked.length > 0 && <p className="meta">{t.locked()}</p>}
    </div>
  )
}
