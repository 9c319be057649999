import { Button } from '../../components/Button.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import { openDialog } from '../../dialogs/dialogStore.ts'
import { ProfilePart } from '../ProfilePart.tsx'

/** To whoever has not joined the loyalty programme yet. */
export function LoyaltyOffer() {
  const t = useCopy('loyalty')
  return (
    <ProfilePart>
      {({ isLoyaltyMember }, again) =>
        isLoyaltyMember ? null : (
          <p className="meta">
            {t.lede()}{' '}
            <Button kind="link" onPress={() => openDialog('loyaltySignUp', { onJoined: again })}>
              {t.join()}
            </Button>
          </p>
        )
      }
    </ProfilePart>
  )
}
