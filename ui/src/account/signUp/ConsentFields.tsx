import { signUpFields, smsAfterTick } from '../../../../core/domain/account/signUpFields.ts'
import { LegalLink } from '../../components/basic/LegalLink.tsx'
import { announce } from '../../components/basic/announce.ts'
import { focusField } from '../../components/check/focusField.ts'
import { CheckboxField } from '../../components/form/CheckboxField.tsx'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { ConsentLinks, Consents } from '../Consents.tsx'
import type { SignUpFieldsProps } from './PersonFields.tsx'
import { SmsTerms } from './SmsTerms.tsx'
import type { SignUp } from './useSignUp.ts'

/** SIGN-11, SIGN-14: the locale's boxes; none is ticked in advance. */
export const ConsentFields = ({ signUp, idOf }: SignUpFieldsProps) => {
  const t = useCopy('signUp')
  const { hasSms, hasLoyalty } = signUpFields(useShopLocale())
  const { form, change, errorOf } = signUp
  return (
    <Consents>
      {hasSms && <SmsField signUp={signUp} firstField={idOf('firstName')} />}
      <CheckboxField
        isSelected={form.newsletterConsent}
        onChange={(newsletterConsent) => change({ newsletterConsent })}
      >
        {t.newsletter()}
      </CheckboxField>
      {hasLoyalty && (
        <div>
          <CheckboxField isSelected={form.loyaltyConsent} onChange={(loyaltyConsent) => change({ loyaltyConsent })}>
            {t.loyalty()}
          </CheckboxField>
          <ConsentLinks>
            <LegalLink path="/loyalty-terms">{t.loyaltyLink()}</LegalLink>
          </ConsentLinks>
        </div>
      )}
      <div id={idOf('isTermsConfirmed')}>
        <CheckboxField
          isSelected={form.isTermsConfirmed}
          onChange={(isTermsConfirmed) => change({ isTermsConfirmed })}
          error={errorOf('isTermsConfirmed')}
        >
          {t.terms()}
        </CheckboxField>
        <ConsentLinks>
          <LegalLink path="/brand-terms">{t.termsLink()}</LegalLink>
          <LegalLink path="/privacy">{t.privacyLink()}</LegalLink>
        </ConsentLinks>
      </div>
    </Consents>
  )
}

/** SIGN-20…22: news by SMS, for a valid phone number, and only after its terms are accepted. */
const SmsField = ({
  signUp: { form, change, canOptIn },
  firstField,
}: {
  readonly signUp: SignUp
  readonly firstField: string
}) => {
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
      {!canOptIn && <ConsentLinks>{t.smsNeedsPhone()}</ConsentLinks>}
      {form.sms === 'reading' && <SmsTerms onAccept={accept} onClose={() => change({ sms: 'none' })} />}
    </div>
  )
}
