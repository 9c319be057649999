import { memo, useMemo, useRef, useState } from 'react'
import { Link } from '../components/basic/Link.tsx'
import { LazySignInDialog } from '../account/signIn/LazySignInDialog.tsx'
import { useSignedIn } from '../bridge/core/useSignedIn.ts'
import { Icon } from '../components/basic/Icon.tsx'
import { IconButton } from '../components/basic/IconButton.tsx'
import { NotShown } from '../components/basic/NotShown.tsx'
import { useFrameContent } from '../content/useFrameContent.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../copy/useShopPath.ts'
import { FavoritesLink } from '../favorites/FavoritesLink.tsx'
import { lazyPart } from '../loading/lazyPart.tsx'
import { SearchField } from '../search/SearchField.tsx'
import { Bar } from './bars/Bar.tsx'
import { CartLink } from './CartLink.tsx'
import { Logo } from './Logo.tsx'
import './Header.css'

/** In the header: signing in, or the account. The form's code is loaded with the first press. */
const AccountLink = () => {
  const t = useCopy('shell')
  const shopPath = useShopPath()
  const signedIn = useSignedIn()
  const [isOpen, setOpen] = useState(false)
  if (signedIn)
    return (
      <Link className="icon-button" to={shopPath('/account')} aria-label={t.account()}>
        <Icon name="person" />
      </Link>
    )
  return (
    <>
      <IconButton icon="person" name={t.signIn()} onPress={() => setOpen(true)} />
      {isOpen && <LazySignInDialog onClose={() => setOpen(false)} />}
    </>
  )
}

export const Header = () => {
  const t = useCopy('shell')
  const menu = useFrameContent('menu')
  const entries = useMemo(() => menu?.slots['main']?.filter((block) => block.type === 'menu-item') ?? [], [menu])
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isSearchOpen, setSearchOpen] = useState(false)
  const header = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const closeSearch = () => setSearchOpen(false)
  return (
    <>
      <header className="shop-header">
        {bar}
        <div ref={header} className="header">
          <div className="page header-bar">
            <span className="only-small header-menu">
              <IconButton icon="menu" name={t.menu()} onPress={() => setMenuOpen(true)} />
            </span>
            {logo}
            <span className="only-large departments-place" data-late>
              <DepartmentBar entries={entries} />
            </span>
            <div className="header-tools">
              {field}
              <span className="header-opener">
                <IconButton
                  ref={opener}
                  icon="search"
                  name={t.search()}
                  aria-expanded={isSearchOpen}
                  onPress={() => setSearchOpen(!isSearchOpen)}
                />
              </span>
              {links}
            </div>
          </div>
          {isSearchOpen && (
            // It covers the page: whatever has the focus there must be visible.
            <div
              className="header-search"
              onBlur={({ relatedTarget }) =>
                relatedTarget !== null && header.current?.contains(relatedTarget) === false && closeSearch()
              }
            >
              <div className="page">
                <SearchField
                  isAlone
                  onDone={closeSearch}
                  onLeave={() => {
                    closeSearch()
                    opener.current?.focus()
                  }}
                />
              </div>
            </div>
          )}
        </div>
      </header>
      <ScrollWatch header={header} />
      {isMenuOpen && <MobileMenu entries={entries} onClose={() => setMenuOpen(false)} />}
    </>
  )
}

/** NAV-14 */
const ScrollWatch = lazyPart(() => import('./late/ScrollWatch.tsx'), 'ScrollWatch')

/** NAV-03: the words are drawn with the page; what opens the panels comes later. */
const DepartmentBar = memo(lazyPart(() => import('./late/DepartmentBar.tsx'), 'DepartmentBar', { isDrawn: true }))

const MobileMenu = lazyPart(() => import('./menu/MobileMenu.tsx'), 'MobileMenu', { otherwise: NotShown })

/** Created once: a press on the menu or the search redraws none of these. */
const bar = <Bar name="promo-bar" />
const logo = <Logo />
const field = (
  <span className="header-field">
    <SearchField />
  </span>
)
const links = (
  <>
    <AccountLink />
    <FavoritesLink />
    <CartLink />
  </>
)
