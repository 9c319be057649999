import { Icon } from '../components/basic/Icon.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { Logo } from './Logo.tsx'
import './CheckoutHeader.css'

/** Only the logo: nothing leads away from paying except back. */
export const CheckoutHeader = () => {
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
