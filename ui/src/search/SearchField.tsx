import { useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Icon } from '../components/basic/Icon.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../copy/useShopPath.ts'
import type { Suggestion } from './suggestionsOf.ts'
import { lazyPart } from '../loading/lazyPart.tsx'
import './SearchField.css'

export interface SearchFieldProps {
  /** Below lg it has its own row and takes the focus. */
  readonly isAlone?: boolean
  /** The landmark's name where the page has two. */
  readonly name?: string
  readonly onDone?: () => void
  /** Escape in an empty field. */
  readonly onLeave?: () => void
}

/**
 * CAT-02: a combobox. It works as a plain field at once; the suggestions' code is loaded with the first focus, and
 * suggestions are requested with the first letter.
 */
export const SearchField = ({ isAlone = false, name, onDone, onLeave }: SearchFieldProps) => {
  const t = useCopy('shell')
  const shopPath = useShopPath()
  const navigate = useNavigate()
  const { key } = useLocation()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [hasFocus, setFocus] = useState(false)
  const [isClosed, setClosed] = useState(false)
  const [suggested, setSuggested] = useState<readonly Suggestion[]>([])
  const [activePath, setActivePath] = useState<string | null>(null)
  const options = text === '' ? nothing : suggested
  // By its path: a late answer may put another row where the shopper's choice was.
  const active = options.findIndex(({ path }) => path === activePath)
  const isOpen = hasFocus && !isClosed && options.length > 0
  useEffect(() => {
    if (isAlone) input.current?.focus()
  }, [isAlone])
  useEffect(() => setClosed(true), [key])
  useEffect(() => {
    if (!hasFocus) return
    // After the field has visibly taken the focus. Code that cannot be loaded is reported where it is used.
    const timer = setTimeout(() => void loadSuggestions().catch(() => {}))
    return () => clearTimeout(timer)
  }, [hasFocus])
  const go = (path: string) => {
    setClosed(true)
    onDone?.()
    void navigate(path)
  }
  const submit = () => {
    const chosen = isOpen ? options[active] : undefined
    if (chosen) go(chosen.path)
    else if (text.trim() !== '') go(`${shopPath('/search')}?q=${encodeURIComponent(text.trim())}`)
  }
  const activate = (index: number) => setActivePath(options[index]?.path ?? null)
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => (isClosed ? setClosed(false) : activate((active + 1) % options.length)),
    ArrowUp: () => activate((active <= 0 ? options.length : active) - 1),
    Escape: () => (isOpen ? setClosed(true) : setText('')),
  }
  return (
    <form
      role="search"
      className="search"
      aria-label={name}
      data-alone={isAlone || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setFocus(false)}
    >
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        role="combobox"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        aria-label={t.search()}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
        placeholder={t.searchPlaceholder()}
        value={text}
        onFocus={() => setFocus(true)}
        onChange={(event) => {
          setText(event.target.value)
          setClosed(false)
          setActivePath(null)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && text === '') onLeave?.()
          const act = keys[event.key]
          if (act === undefined || options.length === 0) return
          event.preventDefault()
          act()
        }}
      />
      {hasFocus && text !== '' && (
        <SearchSuggestions
          text={text}
          listId={listId}
          isOpen={isOpen}
          active={active}
          onOptions={setSuggested}
          onChoose={go}
        />
      )}
    </form>
  )
}

const nothing: readonly Suggestion[] = []
const loadSuggestions = () => import('./SearchSuggestions.tsx')
const SearchSuggestions = lazyPart(loadSuggestions, 'SearchSuggestions')
