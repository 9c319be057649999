import { useEffect, useMemo, useState } from 'react'
import { useSideQuery } from '../bridge/core/useQuery.ts'
import { sizedPicture } from '../components/product/sizedPicture.ts'
import { announce } from '../components/basic/announce.ts'
import { Icon } from '../components/basic/Icon.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../copy/useShopPath.ts'
import { leastLetters, suggestionsOf } from './suggestionsOf.ts'
import type { Suggestion } from './suggestionsOf.ts'
import './SearchSuggestions.css'

/** CAT-02: how long typing must pause before the server is asked (ms). */
const debounceMs = 200

export interface SearchSuggestionsProps {
  readonly text: string
  readonly listId: string
  readonly isOpen: boolean
  readonly active: number
  readonly onOptions: (options: readonly Suggestion[]) => void
  readonly onChoose: (path: string) => void
}

/** The list below the field. The focus stays in the field, which names the active row. */
export const SearchSuggestions = ({ text, listId, isOpen, active, onOptions, onChoose }: SearchSuggestionsProps) => {
  const t = useCopy('search')
  const shopPath = useShopPath()
  const asked = useSettled(text.trim(), debounceMs)
  const answer = useSideQuery(
    'productLookup',
    asked.length < leastLetters ? null : { name: 'suggest', ask: { q: asked } },
  )
  const options = useMemo(
    () => (answer && text.trim().length >= leastLetters ? suggestionsOf(answer, shopPath('/search')) : []),
    [answer, text, shopPath],
  )
  useEffect(() => onOptions(options), [options, onOptions])
  useEffect(() => {
    if (answer) announce(t.suggestionCount({ count: suggestionsOf(answer, '').length }))
  }, [answer, t])
  return (
    <ul id={listId} role="listbox" aria-label={t.suggestions()} className="suggestions" hidden={!isOpen}>
      {options.map((option, index) => (
        <li
          key={option.path}
          id={`${listId}-${index}`}
          role="option"
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option.path)}
          onKeyDown={(event) => event.key === 'Enter' && onChoose(option.path)}
        >
          {option.kind !== 'product' ? (
            <Icon name={option.kind === 'phrase' ? 'search' : 'chevron-right'} />
          ) : (
            <img
              className={`tint-${option.tint}`}
              src={sizedPicture(option.picture, 40, 40)}
              alt=""
              width="40"
              height="40"
            />
          )}
          <span>
            {option.name}
            {option.kind !== 'phrase' && <small className="meta">{option.detail}</small>}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The value once it has been the same for a while. */
const useSettled = (value: string, ms: number): string => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
