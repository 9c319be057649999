import { useState } from 'react'
import type { ConsumerDetails, ConsumerProfile } from '../../../../contracts/api/entities/consumer.ts'
import { lockedFields } from '../../../../core/domain/account/profileRules.ts'
import type { PersonField } from '../../../../core/domain/account/profileRules.ts'
import { Button } from '../../components/basic/Button.tsx'
import { FormRefusal } from '../../components/check/FormRefusal.tsx'
import { showToast } from '../../state/toastStore.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { usePage } from '../../components/basic/usePage.ts'
import { AccountForm } from '../AccountForm.tsx'
import { ChangeNotice } from '../AccountNotice.tsx'
import { ProfilePart } from '../AccountPart.tsx'
import { signUpLabel } from '../signUp/signUpLabel.ts'
import { MissingDetails } from './MissingDetails.tsx'
import { PasswordChange } from './PasswordChange.tsx'
import { ProfileFields } from './ProfileFields.tsx'
import { profileToForm } from './profileToForm.ts'
import { useProfileForm } from './useProfileForm.ts'
import './ProfileSection.css'

/** ACC-01…11, AUTH-22: the personal details and the password. */
export const ProfileSection = () => {
  const t = useCopy('profile')
  usePage(t.title())
  return (
    <>
      <h1 className="title">{t.title()}</h1>
      <ProfilePart>
        {(profile, again) => (
          <>
            <ProfileForm profile={profile} onSaved={again} />
            <PasswordChange email={profile.consumerDetails.email} />
          </>
        )}
      </ProfilePart>
    </>
  )
}

/** ACC-09, ACC-11: asks for what is missing and shows locked details as text. */
const ProfileForm = ({ profile, onSaved }: { readonly profile: ConsumerProfile; readonly onSaved: () => void }) => {
  const t = useCopy('profile')
  const labels = useCopy('signUp')
  const locale = useShopLocale()
  const form = useProfileForm(profile)
  const [turn, setTurn] = useState(0)
  const { consumerDetails } = profile
  const submit = async () => {
    const saving = await form.submit()
    if (saving === 'refused') return setTurn((so) => so + 1)
    if (saving === 'nothing') showToast({ title: t.nothing() })
    if (saving !== 'saved') return
    showToast({ title: t.saved() })
    onSaved()
  }
  return (
    <AccountForm onSubmit={submit}>
      <MissingDetails details={consumerDetails} />
      {turn > 0 && (
        <FormRefusal
          fields={form.marked.map((field) => ({ id: `profile-${field}`, name: signUpLabel(labels, field, locale) }))}
          focusTurn={turn}
        />
      )}
      <ChangeNotice outcome={form.outcome} />
      <LockedFields details={consumerDetails} locked={lockedFields(profile, consumerDetails)} />
      <ProfileFields form={form} />
      <Button kind="primary" type="submit" isPending={form.isPending}>
        {t.save()}
      </Button>
    </AccountForm>
  )
}

/** ACC-11: the e-mail with which the owner signs in, and the details of a loyalty profile, which cannot be changed. */
const LockedFields = ({
  details,
  locked,
}: {
  readonly details: ConsumerDetails
  readonly locked: readonly PersonField[]
}) => {
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
