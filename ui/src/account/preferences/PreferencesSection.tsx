import { useCopy } from '../../copy/useCopy.ts'
import { usePage } from '../../shell/usePage.ts'
import { ProfilePart } from '../ProfilePart.tsx'
import { Interests } from './Interests.tsx'
import { Subscriptions } from './Subscriptions.tsx'
import './Preferences.css'

/** ACC-05, ACC-16: what somebody likes, and what they want to hear. */
export function PreferencesSection() {
  const t = useCopy('preferences')
  usePage(t.title())
  return (
    <>
      <h1 className="title">{t.title()}</h1>
      <ProfilePart>
        {(profile, again) => (
          <div className="preferences">
            <Interests preferences={profile.preferences} onSaved={again} />
            <Subscriptions profile={profile} onSaved={again} />
          </div>
        )}
      </ProfilePart>
    </>
  )
}
