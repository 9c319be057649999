import { signUpFields } from '../../../../core/domain/account/signUpFields.ts'
import { CheckboxField } from '../../components/CheckboxField.tsx'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { LegalLink } from './LegalLink.tsx'
import type { SignUpFieldsProps } from './PersonFields.tsx'
import { SmsField } from './SmsField.tsx'

/** SIGN-11, SIGN-14: the boxes of the locale; none is ticked for anybody. */
export function ConsentFields({ signUp, idOf }: SignUpFieldsProps) {
  const t = useCopy('signUp')
  const { hasSms, hasLoyalty } = signUpFields(useShopLocale())
  const { form, change, errorOf } = signUp
  return (
    <div className="consents">
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
          <p className="consent-links">
            <LegalLink path="/loyalty-terms">{t.loyaltyLink()}</LegalLink>
          </p>
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
        <p className="consent-links">
          <LegalLink path="/brand-terms">{t.termsLink()}</LegalLink>
          <LegalLink path="/privacy">{t.privacyLink()}</LegalLink>
        </p>
      </div>
    </div>
  )
}
