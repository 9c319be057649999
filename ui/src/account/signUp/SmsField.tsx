import { smsAfterTick } from '../../../../core/domain/account/smsOptIn.ts'
import { announce } from '../../components/announce.ts'
import { CheckboxField } from '../../components/CheckboxField.tsx'
import { focusField } from '../../components/focusField.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { SmsTerms } from './SmsTerms.tsx'
import type { SignUp } from './useSignUp.ts'

/** SIGN-20…22: news by SMS, for a phone that is there and valid, and only after its terms are accepted. */
export function SmsField({
  signUp: { form, change, canOptIn },
  firstField,
}: {
  readonly signUp: SignUp
  readonly firstField: string
}) {
  const t = useCopy('signUp')
  const tick = (isTicked: boolean) => {
    const sms = smsAfterTick(isTicked, canOptIn)
    change({ sms })
    if (sms === 'reading') announce(t.smsTermsShown())
  }
  const accept = () => {
    change({ sms: 'accepted' })
    focusField(firstField)
  }
  return (
    <div>
      <CheckboxField isSelected={form.sms !== 'none'} isDisabled={!canOptIn} onChange={tick}>
        {t.sms()}
      </CheckboxField>
      {!canOptIn && <p className="consent-links">{t.smsNeedsPhone()}</p>}
      {form.sms === 'reading' && <SmsTerms onAccept={accept} onClose={() => change({ sms: 'none' })} />}
    </div>
  )
}
