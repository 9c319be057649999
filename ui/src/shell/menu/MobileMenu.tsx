import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '../../components/basic/Link.tsx'
import { shopAll } from '../../../../core/domain/content/shopAll.ts'
import type { MenuItemBlock } from '../../../../core/domain/content/shopAll.ts'
import { TargetLink } from '../../blocks/parts/TargetLink.tsx'
import { VisualSelectors } from '../../blocks/menu/VisualSelectors.tsx'
import { tellEngagement } from '../../bridge/core/engagement.ts'
import { useSignedIn } from '../../bridge/core/useSignedIn.ts'
import { useView } from '../../bridge/core/useView.ts'
import { Disclosure } from '../../components/overlay/Disclosure.tsx'
import { SidePanel } from '../../components/overlay/SidePanel.tsx'
import { useFrameContent } from '../../content/useFrameContent.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { useShopPath } from '../../copy/useShopPath.ts'
import { LanguageButton } from '../../locale/LanguageButton.tsx'
import { LocationLink } from '../../locale/LocationLink.tsx'
import './MobileMenu.css'

interface MobileMenuProps {
  readonly entries: readonly MenuItemBlock[]
  readonly onClose: () => void
}

/**
 * NAV-04, NAV-08: departments as accordions, one open at a time. A new route closes it. NAV-16: below them the account
 * and the columns of the footer, such as help and stores.
 */
export const MobileMenu = ({ entries, onClose }: MobileMenuProps) => {
  const t = useCopy('shell')
  const shopPath = useShopPath()
  const own = useCopy('favorites')
  const favorites = useView('favorites')
  const isSignedIn = useSignedIn()
  const footer = useFrameContent('footer')?.slots['main']
  const service = footer?.filter((block) => block.type === 'footer-item') ?? []
  const [open, setOpen] = useState<string | null>(null)
  const { key } = useLocation()
  const openedAt = useRef(key)
  useEffect(() => {
    if (openedAt.current !== key) onClose()
  }, [key, onClose])
  return (
    <SidePanel name="menu" title={t.menu()} isOpen onClose={onClose}>
      <nav className="side-panel-inset mobile-menu" aria-label={t.departments()}>
        {entries.map((entry) => (
          <Department
            key={entry.id}
            entry={entry}
            isOpen={open === entry.id}
            onToggle={(isOpen) => {
              if (open !== null) tellSection(open, 1, false)
              if (isOpen) tellSection(entry.id, 1, true)
              setOpen(isOpen ? entry.id : null)
            }}
          />
        ))}
      </nav>
      <div className="side-panel-inset mobile-menu-foot">
        <Link className="mobile-menu-link" to={shopPath('/account')}>
          {isSignedIn ? t.account() : t.signIn()}
        </Link>
        {favorites?.isOn === true && (
          <Link className="mobile-menu-link" to={shopPath('/favorites')}>
            {own.title()}
          </Link>
        )}
        {service.map(({ id, title, links }) => (
          <Disclosure key={id} title={title}>
            <ul className="mobile-menu-links">
              {links.map((link, place) => (
                <li key={`${id} ${place}`}>
                  <TargetLink to={link} />
                </li>
              ))}
            </ul>
          </Disclosure>
        ))}
        <LocationLink className="mobile-menu-link" />
        <LanguageButton className="mobile-menu-link" />
      </div>
    </SidePanel>
  )
}

interface DepartmentProps {
  readonly entry: MenuItemBlock
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
}

const Department = ({ entry, isOpen, onToggle }: DepartmentProps) => {
  const t = useCopy('blocks')
  const { title, target, columns, menuStyle, visualSelectors = [], visualSelectorsTitle } = entry
  if (columns.length === 0 && visualSelectors.length === 0)
    return target === undefined ? null : (
      <TargetLink className="mobile-menu-link" to={target} data-sale={menuStyle === 'accent' || undefined}>
        {title}
      </TargetLink>
    )
  const all = shopAll(entry, 'xs')
  return (
    <Disclosure title={title} isOpen={isOpen} onOpenChange={onToggle}>
      <div className="mobile-menu-inner">
        {all && (
          <TargetLink className="mobile-menu-link" to={all.target}>
            {all.title || t.shopAll({ title })}
          </TargetLink>
        )}
        {columns.map((column) => (
          <Column key={column.id} column={column} />
        ))}
        <VisualSelectors title={visualSelectorsTitle} selectors={visualSelectors} />
      </div>
    </Disclosure>
  )
}

const Column = ({ column: { id, title, target, children } }: { readonly column: MenuItemBlock['columns'][number] }) => {
  if (children.length === 0)
    return target === undefined ? null : (
      <TargetLink className="mobile-menu-link" to={target}>
        {title}
      </TargetLink>
    )
  return (
    <Disclosure title={title} level={4} onOpenChange={(isOpen) => tellSection(id, 2, isOpen)}>
      <ul className="mobile-menu-links">
        {children.map((link) => (
          <li key={link.id}>
            <TargetLink to={link.target}>{link.title}</TargetLink>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

/** NAV-09 */
const tellSection = (section: string, level: 1 | 2, isOpen: boolean): void =>
  tellEngagement({ name: isOpen ? 'menuSectionExpanded' : 'menuSectionCollapsed', section, level })
