import { useRef, useState } from 'react'
import { AccountLink } from '../account/AccountLink.tsx'
import { IconButton } from '../components/IconButton.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { FavoritesLink } from '../favorites/FavoritesLink.tsx'
import { SearchField } from '../search/SearchField.tsx'
import { CartLink } from './CartLink.tsx'
import { DepartmentBar } from './DepartmentBar.tsx'
import { Logo } from './Logo.tsx'
import { PromoBand } from './PromoBand.tsx'
import { LazyPart } from './LazyPart.tsx'
import { loadedPart } from './loadedPart.tsx'
import { NotShown } from './NotShown.tsx'
import './Header.css'

export function Header() {
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
            // It lies over the page: what has the focus there must be seen.
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
      {isMenuOpen && (
        <LazyPart otherwise={<NotShown onClose={() => setMenuOpen(false)} />}>
          <MobileMenu onClose={() => setMenuOpen(false)} />
        </LazyPart>
      )}
    </>
  )
}

const MobileMenu = loadedPart(async () => (await import('./MobileMenu.tsx')).MobileMenu)

/** Made once: a press on the menu or the search draws none of these again. */
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
