import { Button } from '../../components/basic/Button.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import { openDialog } from '../../state/dialogStore.ts'
import { ProfilePart } from '../AccountPart.tsx'

/** Offers the loyalty programme to an account that has not joined it. */
export const LoyaltyOffer = () => {
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
