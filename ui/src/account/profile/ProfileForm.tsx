import { useState } from 'react'
import type { ConsumerProfile } from '../../../../contracts/api/consumer.ts'
import { lockedFields } from '../../../../core/domain/account/profileRules.ts'
import { Button } from '../../components/Button.tsx'
import { FormRefusal } from '../../components/FormRefusal.tsx'
import { showToast } from '../../components/toastStore.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { AccountForm } from '../AccountForm.tsx'
import { ChangeNotice } from '../ChangeNotice.tsx'
import { signUpLabel } from '../signUp/signUpLabel.ts'
import { LockedFields } from './LockedFields.tsx'
import { MissingDetails } from './MissingDetails.tsx'
import { ProfileFields } from './ProfileFields.tsx'
import { useProfileForm } from './useProfileForm.ts'

/** ACC-09, ACC-11: what is missing is asked for, what is locked stands there as text. */
export function ProfileForm({ profile, onSaved }: { readonly profile: ConsumerProfile; readonly onSaved: () => void }) {
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
