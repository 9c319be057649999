import { Input } from 'react-aria-components/Input'
import { SearchField } from 'react-aria-components/SearchField'
import { Icon } from '../../components/basic/Icon.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import './FilterField.css'

interface FilterFieldProps {
  readonly filter: string
  readonly found: readonly number[] | null
  readonly onFilter: (text: string) => void
}

/** Words and `name:value` pairs, all of which must match. */
export const FilterField = ({ filter, found, onFilter }: FilterFieldProps) => {
  const t = useCopy('debug')
  const names = {
    'noun:cart': t.cart(),
    'noun:checkout': t.checkout(),
    'noun:order': t.order(),
    'is:refused': t.filterRefused(),
  }
  const words = filter.split(/\s+/).filter(Boolean)
  const toggle = (word: string): void =>
    onFilter((words.includes(word) ? words.filter((other) => other !== word) : [word, ...words]).join(' '))
  return (
    <div className="entry-filter">
      <div className="filter-chips">
        {common.map((word) => (
          <button
            key={word}
            type="button"
            className="filter-chip"
            title={word}
            aria-pressed={words.includes(word)}
            onClick={() => toggle(word)}
          >
            {names[word]}
          </button>
        ))}
      </div>
      <SearchField className="filter-field debug-mono" aria-label={t.filter()} value={filter} onChange={onFilter}>
        <Icon name="search" />
        <Input placeholder={t.filterHint()} spellCheck={false} />
        <span className="filter-count" role="status">
          {found !== null && t.foundCount({ count: found.length })}
        </span>
      </SearchField>
    </div>
  )
}

/** Frequent filters, one press each. */
const common = ['noun:cart', 'noun:checkout', 'noun:order', 'is:refused'] as const
