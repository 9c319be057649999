import { Link } from 'react-router-dom'
import { useCopy } from '../copy/useCopy.ts'
import { LanguageButton } from '../locale/LanguageButton.tsx'
import { LocationLink } from '../locale/LocationLink.tsx'
import { useShopPath } from '../locale/useShopPath.ts'
import { FooterColumn } from './FooterColumn.tsx'
import { useDepartments } from './FrontContext.ts'
import { Logo } from './Logo.tsx'
import { ReportButton } from './ReportButton.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'
import './Footer.css'

export function Footer() {
  const t = useCopy('shell')
  const shopPath = useShopPath()
  const departments = useDepartments()
  return (
    <footer className="footer">
      <div className="page">
        <div className="footer-columns">
          <div>
            <Logo />
            <p>{t.footerAbout()}</p>
          </div>
          <FooterColumn
            title={t.help()}
            links={[
              { name: t.delivery(), path: shopPath('/help/delivery') },
              { name: t.returns(), path: shopPath('/help/returns/how-to-return') },
              { name: t.sizeGuides(), path: shopPath('/help/size-guides') },
              { name: t.trackOrder(), path: shopPath('/track-order') },
              { name: t.contact(), path: shopPath('/help/contact-us') },
            ]}
          />
          <FooterColumn title={t.shop()} links={departments} />
          <FooterColumn
            title="Cairn"
            links={[
              { name: t.about(), path: shopPath('/about') },
              { name: t.materials(), path: shopPath('/materials') },
              { name: t.repairs(), path: shopPath('/repairs') },
              { name: t.stores(), path: shopPath('/stores') },
            ]}
          />
        </div>
        <div className="footer-small">
          <span>{t.copyright({ year: String(new Date().getFullYear()) })}</span>
          <ThemeChoice />
          <LocationLink />
          <LanguageButton />
          <Link to={shopPath('/privacy')}>{t.privacy()}</Link>
          <Link to={shopPath('/brand-terms')}>{t.terms()}</Link>
          <ReportButton />
        </div>
      </div>
    </footer>
  )
}
