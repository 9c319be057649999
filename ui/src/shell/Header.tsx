import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { LazySignInDialog } from '../account/signIn/LazySignInDialog.tsx'
import { useSignedIn } from '../bridge/core/useSignedIn.ts'
import { Icon } from '../components/basic/Icon.tsx'
import { IconButton } from '../components/basic/IconButton.tsx'
import { NotShown } from '../components/basic/NotShown.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../copy/useShopPath.ts'
import { FavoritesLink } from '../favorites/FavoritesLink.tsx'
import { lazyPart } from '../loading/lazyPart.tsx'
import { SearchField } from '../search/SearchField.tsx'
import { CartLink } from './CartLink.tsx'
import { DepartmentBar } from './DepartmentBar.tsx'
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

const PromoBand = () => {
  const t = useCopy('shell')
  const shopPath = useShopPath()
  return (
    <div className="promo">
      <div className="page">
        <p>{t.promo()}</p>
        <Link className="only-large" to={shopPath('/repairs')}>
          {t.promoRepairs()}
        </Link>
      </div>
    </div>
  )
}

export const Header = () => {
  const t = useCopy('shell')
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isSearchOpen, setSearchOpen] = useState(false)
  const header = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const closeSearch = () => setSearchOpen(false)
  return (
    <>
      <header>
        {band}
        <div ref={header} className="header">
          <div className="page header-bar">
            <span className="only-small header-menu">
              <IconButton icon="menu" name={t.menu()} onPress={() => setMenuOpen(true)} />
            </span>
            {wayIn}
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
      {isMenuOpen && <MobileMenu onClose={() => setMenuOpen(false)} />}
    </>
  )
}

const MobileMenu = lazyPart(() => import('./MobileMenu.tsx'), 'MobileMenu', { otherwise: NotShown })

/** Created once: a press on the menu or the search redraws none of these. */
const band = <PromoBand />
const wayIn = (
  <>
    <Logo />
    <DepartmentBar />
  </>
)
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
