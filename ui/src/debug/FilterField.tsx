import { Input } from 'react-aria-components/Input'
import { SearchField } from 'react-aria-components/SearchField'
import { Icon } from '../components/Icon.tsx'
import { useCopy } from '../copy/useCopy.ts'

export interface FilterFieldProps {
  readonly filter: string
  readonly found: readonly number[] | null
  readonly onFilter: (text: string) => void
}

/** Filters that are asked for again and again, one press each. */
const common = ['noun:cart', 'noun:checkout', 'noun:order', 'is:refused']

/** Words and `name:value` pairs; every one has to hold. */
export function FilterField({ filter, found, onFilter }: FilterFieldProps) {
  const t = useCopy('debug')
  const words = filter.split(/\s+/).filter(Boolean)
  const toggle = (word: string): void =>
    onFilter((words.includes(word) ? words.filter((other) => other !== word) : [word, ...words]).join(' '))
  return (
    <div className="transport-find">
      <div className="filter-chips debug-mono">
        {common.map((word) => (
          <button
            key={word}
            type="button"
            className="filter-chip"
            aria-pressed={words.includes(word)}
            onClick={() => toggle(word)}
          >
            {word}
          </button>
        ))}
      </div>
      <SearchField className="transport-filter debug-mono" aria-label={t.filter()} value={filter} onChange={onFilter}>
        <Icon name="search" />
        <Input placeholder={t.filterHint()} spellCheck={false} />
        <span className="filter-count" role="status">
          {found !== null && t.foundCount({ count: found.length })}
        </span>
      </SearchField>
    </div>
  )
}
