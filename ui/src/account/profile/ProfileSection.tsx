import { useCopy } from '../../copy/useCopy.ts'
import { usePage } from '../../shell/usePage.ts'
import { ProfilePart } from '../ProfilePart.tsx'
import { PasswordChange } from './PasswordChange.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import './Profile.css'

/** ACC-01…11, AUTH-22: who somebody is to the shop, and their password. */
export function ProfileSection() {
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
