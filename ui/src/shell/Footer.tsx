import { useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { InlineSelect } from '../components/form/InlineSelect.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { lazyPart } from '../loading/lazyPart.tsx'
import { NotShown } from '../components/basic/NotShown.tsx'
import { LanguageButton } from '../locale/LanguageButton.tsx'
import { LocationLink } from '../locale/LocationLink.tsx'
import { useShopPath } from '../copy/useShopPath.ts'
import { useDepartments } from '../bridge/core/FrontContext.ts'
import { Logo } from './Logo.tsx'
import { chooseTheme, readTheme } from './theme.ts'
import type { Theme } from './theme.ts'
import './Footer.css'

export const Footer = () => {
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

const FooterColumn = ({
  title,
  links,
}: {
  readonly title: string
  readonly links: readonly { readonly name: string; readonly path: string }[]
}) => (
  <div>
    <h2 className="label">{title}</h2>
    <ul>
      {links.map(({ name, path }) => (
        <li key={path}>
          <Link to={path}>{name}</Link>
        </li>
      ))}
    </ul>
  </div>
)

const ThemeChoice = () => {
  const t = useCopy('shell')
  const kept = useSyncExternalStore(never, readTheme, (): Theme => 'system')
  const [chosen, setChosen] = useState<Theme | null>(null)
  return (
    <InlineSelect
      label={t.theme()}
      value={chosen ?? kept}
      options={[
        { value: 'system', name: t.themeSystem() },
        { value: 'light', name: t.themeLight() },
        { value: 'dark', name: t.themeDark() },
      ]}
      onChange={(next) => {
        chooseTheme(next)
        setChosen(next)
      }}
    />
  )
}

/** Only this field changes it. */
const never = () => () => {}

/** Reporting a problem; its code is loaded with the press. */
const ReportButton = () => {
  const t = useCopy('shell')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {t.reportProblem()}
      </button>
      {isOpen && <ReportProblem onClose={() => setOpen(false)} />}
    </>
  )
}

const ReportProblem = lazyPart(() => import('../report/ReportProblem.tsx'), 'ReportProblem', { otherwise: NotShown })
