import { Icon } from '../components/Icon.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { Logo } from './Logo.tsx'
import './CheckoutHeader.css'
import './Header.css'

/** The logo alone: nothing leads away from paying but the way back. */
export function CheckoutHeader() {
  const t = useCopy('shell')
  return (
    <header className="header">
      <div className="page header-bar checkout-header">
        <Logo />
        <p className="meta">
          <Icon name="lock" />
          {t.secureCheckout()}
        </p>
      </div>
    </header>
  )
}
