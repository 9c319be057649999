import { consentCategories } from '../../../core/domain/consent/consent.ts'
import { useView } from '../bridge/core/useView.ts'
import { Button } from '../components/basic/Button.tsx'
import { Link } from '../components/basic/Link.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../copy/useShopPath.ts'
import { openDialog } from '../state/dialogStore.ts'
import { useGiveConsent } from './useGiveConsent.ts'
import './ConsentBanner.css'

/**
 * TRK-03: the question of the European sites. It stands before the page's own controls and over nothing but the end of
 * the page; the three answers look alike.
 */
export const ConsentBanner = () => {
  const t = useCopy('consent')
  const shopPath = useShopPath()
  const give = useGiveConsent()
  const hasPrivacyControl = useView('consent')?.hasPrivacyControl === true
  return (
    <section className="consent" aria-labelledby="consent-title" data-late>
      <div className="consent-main page">
        <div className="consent-text">
          <p className="subheading" id="consent-title">
            {t.title()}
          </p>
          <p>
            {t.why()}{' '}
            <Link className="link" to={shopPath('/privacy')}>
              {t.readNotice()}
            </Link>
          </p>
          {hasPrivacyControl && <p>{t.privacyControl()}</p>}
        </div>
        <div className="consent-answers">
          <Button onPress={() => void give(consentCategories)}>{t.acceptAll()}</Button>
          <Button onPress={() => void give([])}>{t.rejectAll()}</Button>
          <Button onPress={() => openDialog('privacyChoices', {})}>{t.choose()}</Button>
        </div>
      </div>
    </section>
  )
}
