import { Button } from '../../components/basic/Button.tsx'
import { LegalLink } from '../../components/basic/LegalLink.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import './SmsTerms.css'

/** SIGN-21: read and accepted before any message is sent. */
export const SmsTerms = ({ onAccept, onClose }: { readonly onAccept: () => void; readonly onClose: () => void }) => {
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
