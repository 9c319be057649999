import { useEffect, useState } from 'react'
import { Input } from 'react-aria-components/Input'
import { SearchField } from 'react-aria-components/SearchField'
import { Button } from '../../components/basic/Button.tsx'
import { Icon } from '../../components/basic/Icon.tsx'
import { IconButton } from '../../components/basic/IconButton.tsx'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { Term } from '../Term.tsx'
import { clockTime } from './clockTime.ts'
import { lastSeq } from './timeline.ts'
import type { Timeline } from './timeline.ts'

interface TransportProps {
  readonly timeline: Timeline
  readonly seq: number
  readonly refusal: number | null
  readonly filter: string
  readonly found: readonly number[] | null
  readonly onFilter: (text: string) => void
  readonly onGo: (seq: number) => void
}

/** ms between two entries while playing. */
const beat = 350

/** Step, play, jump to the next refusal, and filter the list. */
export const Transport = ({ timeline, seq, refusal, filter, found, onFilter, onGo }: TransportProps) => {
  const t = useCopy('debug')
  const locale = useShopLocale()
  const [isPlaying, setPlaying] = useState(false)
  const last = lastSeq(timeline)
  const isLast = seq >= last

  useEffect(() => {
    if (!isPlaying) return
    if (isLast) return setPlaying(false)
    const timer = setTimeout(() => onGo(seq + 1), beat)
    return () => clearTimeout(timer)
  }, [isPlaying, isLast, seq, onGo])

  const play = (): void => {
    if (!isPlaying && isLast) onGo(timeline.first)
    setPlaying(!isPlaying)
  }

  return (
    <div className="transport">
      <IconButton
        icon="chevron-left"
        name={t.stepBack()}
        isDisabled={seq <= timeline.first}
        onPress={() => onGo(seq - 1)}
      />
      <Button onPress={play}>{isPlaying ? t.pause() : t.play()}</Button>
      <IconButton icon="chevron-right" name={t.stepOn()} isDisabled={isLast} onPress={() => onGo(seq + 1)} />
      <Button kind="quiet" isDisabled={refusal === null} onPress={() => refusal !== null && onGo(refusal)}>
        <Term of="refusal">{refusal === null ? t.noRefusal() : t.nextRefusal()}</Term>
      </Button>
      <p className="transport-at debug-mono">
        <b>{seq}</b>{' '}
        {t.entryOf({ count: last, time: clockTime(timeline.at[seq - timeline.first] ?? Number.NaN, locale) })}
      </p>
      <FilterField filter={filter} found={found} onFilter={onFilter} />
    </div>
  )
}

interface FilterFieldProps {
  readonly filter: string
  readonly found: readonly number[] | null
  readonly onFilter: (text: string) => void
}

/** Frequent filters, one press each. */
const common = ['noun:cart', 'noun:checkout', 'noun:order', 'is:refused'] as const

/** Words and `name:value` pairs, all of which must match. */
const FilterField = ({ filter, found, onFilter }: FilterFieldProps) => {
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
    <div className="transport-find">
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
