import { useCopy } from '../../copy/useCopy.ts'
import { openDialog } from '../../dialogs/dialogStore.ts'
import { usePage } from '../../shell/usePage.ts'
import { AccountPart } from '../AccountPart.tsx'
import { Benefits } from './Benefits.tsx'
import { JoinForm } from './JoinForm.tsx'
import { Membership } from './Membership.tsx'
import './Loyalty.css'

/** LOY: the programme to whoever has not joined, points and vouchers to its members. */
export function LoyaltySection() {
  const t = useCopy('loyalty')
  usePage(t.title())
  return (
    <>
      <h1 className="title">{t.title()}</h1>
      <AccountPart query={{ name: 'profile', ask: { includeLoyaltySummary: true } }}>
        {(profile, again) => {
          const join = () => {
            again()
            openDialog('welcome', {})
          }
          return profile.isLoyaltyMember ? (
            <Membership profile={profile} />
          ) : (
            <>
              <p className="lede">{t.lede()}</p>
              <Benefits />
              <JoinForm profile={profile} onJoined={join} />
            </>
          )
        }}
      </AccountPart>
    </>
  )
}
