import { Button } from '../../components/Button.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import { LegalLink } from './LegalLink.tsx'

/** SIGN-21: read and accepted before any message is sent. */
export function SmsTerms({ onAccept, onClose }: { readonly onAccept: () => void; readonly onClose: () => void }) {
  const t = useCopy('signUp')
  return (
    <section className="sms-terms" aria-label={t.smsTermsTitle()}>
      <p>{t.smsTerms()}</p>
      <p>
        <LegalLink path="/sms-terms">{t.smsLink()}</LegalLink>
      </p>
      <div className="sms-terms-acts">
        <Button onPress={onAccept}>{t.smsAccept()}</Button>
        <Button kind="link" onPress={onClose}>
          {t.smsClose()}
        </Button>
      </div>
    </section>
  )
}
