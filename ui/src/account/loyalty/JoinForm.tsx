import { useState } from 'react'
import type { ConsumerProfile } from '../../../../contracts/api/entities/consumer.ts'
import { LegalLink } from '../../components/basic/LegalLink.tsx'
import { Button } from '../../components/basic/Button.tsx'
import { FormRefusal } from '../../components/check/FormRefusal.tsx'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { AccountForm } from '../AccountForm.tsx'
import { ChangeNotice } from '../AccountNotice.tsx'
import { ProfileFields } from '../profile/ProfileFields.tsx'
import { useProfileForm } from '../profile/useProfileForm.ts'
import { signUpLabel } from '../signUp/signUpLabel.ts'

/** SIGN-40: asks only for what the profile is missing. */
export const JoinForm = ({
  profile,
  onJoined,
}: {
  readonly profile: ConsumerProfile
  readonly onJoined: () => void
}) => {
  const t = useCopy('loyalty')
  const labels = useCopy('signUp')
  const locale = useShopLocale()
  const form = useProfileForm(profile, 'join')
  const [turn, setTurn] = useState(0)
  const submit = async () => {
    const saving = await form.submit()
    if (saving === 'refused') setTurn((so) => so + 1)
    if (saving === 'saved') onJoined()
  }
  return (
    <AccountForm onSubmit={submit}>
      {turn > 0 && (
        <FormRefusal
          fields={form.marked.map((field) => ({ id: `profile-${field}`, name: signUpLabel(labels, field, locale) }))}
          focusTurn={turn}
        />
      )}
      <ChangeNotice outcome={form.outcome} />
      <ProfileFields form={form} />
      <p className="meta">
        {t.agree()} <LegalLink path="/loyalty-terms">{labels.loyaltyLink()}</LegalLink>
      </p>
      <Button kind="primary" type="submit" isPending={form.isPending}>
        {t.join()}
      </Button>
    </AccountForm>
  )
}
