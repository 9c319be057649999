import { lazy, useState } from 'react'
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
import './Header.css'

export function Header() {
  const t = useCopy('shell')
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isSearchOpen, setSearchOpen] = useState(false)
  return (
    <>
      <header>
        <PromoBand />
        <div className="header">
          <div className="page header-bar">
            <span className="only-small header-menu">
              <IconButton icon="menu" name={t.menu()} onPress={() => setMenuOpen(true)} />
            </span>
            <Logo />
            <DepartmentBar />
            <div className="header-tools">
              <span className="header-field">
                <SearchField />
              </span>
              <span className="header-opener">
                <IconButton icon="search" name={t.search()} aria-expanded={isSearchOpen} onPress={() => setSearchOpen(!isSearchOpen)} />
              </span>
              <AccountLink />
              <FavoritesLink />
              <CartLink />
            </div>
          </div>
          {isSearchOpen && (
            <div className="page header-search">
              <SearchField isAlone onDone={() => setSearchOpen(false)} />
            </div>
          )}
        </div>
      </header>
      {isMenuOpen && (
        <LazyPart>
          <MobileMenu onClose={() => setMenuOpen(false)} />
        </LazyPart>
      )}
    </>
  )
}

const MobileMenu = lazy(async () => ({ default: (await import('./MobileMenu.tsx')).MobileMenu }))
