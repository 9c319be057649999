import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useView } from '../bridge/core/useView.ts'
import { Disclosure } from '../components/overlay/Disclosure.tsx'
import { SidePanel } from '../components/overlay/SidePanel.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { LanguageButton } from '../locale/LanguageButton.tsx'
import { LocationLink } from '../locale/LocationLink.tsx'
import { useShopPath } from '../copy/useShopPath.ts'
import { useDepartments } from '../bridge/core/FrontContext.ts'
import './MobileMenu.css'

/** NAV-08: departments as accordions. A new route closes it. */
export const MobileMenu = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useCopy('shell')
  const shopPath = useShopPath()
  const own = useCopy('favorites')
  const favorites = useView('favorites')
  const departments = useDepartments()
  const { key } = useLocation()
  const openedAt = useRef(key)
  useEffect(() => {
    if (openedAt.current !== key) onClose()
  }, [key, onClose])
  return (
    <SidePanel name="menu" title={t.menu()} isOpen onClose={onClose}>
      <nav className="side-panel-inset mobile-menu" aria-label={t.departments()}>
        {departments.map(({ categoryId, name, path, children }) =>
          children.length === 0 ? (
            <Link key={categoryId} className="mobile-menu-link" to={path}>
              {name}
            </Link>
          ) : (
            <Disclosure key={categoryId} title={name}>
              <ul>
                {[...children, { categoryId: 'all', name: t.shopAll({ name }), path }].map((child) => (
                  <li key={child.categoryId}>
                    <Link to={child.path}>{child.name}</Link>
                  </li>
                ))}
              </ul>
            </Disclosure>
          ),
        )}
        {favorites?.isOn === true && (
          <Link className="mobile-menu-link" to={shopPath('/favorites')}>
            {own.title()}
          </Link>
        )}
        <Link className="mobile-menu-link" to={shopPath('/repairs')}>
          {t.repairs()}
        </Link>
        <LocationLink className="mobile-menu-link" />
        <LanguageButton className="mobile-menu-link" />
      </nav>
    </SidePanel>
  )
}
