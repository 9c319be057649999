import { useEffect, useState } from 'react'
import { Input } from 'react-aria-components/Input'
import { SearchField } from 'react-aria-components/SearchField'
import { Button } from '../components/Button.tsx'
import { Icon } from '../components/Icon.tsx'
import { IconButton } from '../components/IconButton.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { clockTime } from './clockTime.ts'
import type { Entry } from './entriesOf.ts'

export interface TransportProps {
  readonly entries: readonly Entry[]
  readonly entry: Entry
  readonly filter: string
  readonly onFilter: (text: string) => void
  readonly onGo: (seq: number) => void
}

/** ms between two entries while playing. */
const beat = 350

/** Step, play, jump to the next refusal, and the filter of the list. */
export function Transport({ entries, entry, filter, onFilter, onGo }: TransportProps) {
  const t = useCopy('debug')
  const locale = useShopLocale()
  const [isPlaying, setPlaying] = useState(false)
  const at = entries.indexOf(entry)
  const next = entries[at + 1]
  const previous = entries[at - 1]
  const refusal = entries.find((other) => other.isRefused && other.seq > entry.seq) ?? entries.find((other) => other.isRefused)

  useEffect(() => {
    if (!isPlaying) return
    if (!next) return setPlaying(false)
    const timer = setTimeout(() => onGo(next.seq), beat)
    return () => clearTimeout(timer)
  }, [isPlaying, next, onGo])

  const play = (): void => {
    const [first] = entries
    if (!isPlaying && !next && first) onGo(first.seq)
    setPlaying(!isPlaying)
  }

  return (
    <div className="transport">
      <IconButton icon="chevron-left" name={t.stepBack()} isDisabled={!previous} onPress={() => previous && onGo(previous.seq)} />
      <Button onPress={play}>{isPlaying ? t.pause() : t.play()}</Button>
      <IconButton icon="chevron-right" name={t.stepOn()} isDisabled={!next} onPress={() => next && onGo(next.seq)} />
      <Button kind="quiet" isDisabled={!refusal} onPress={() => refusal && onGo(refusal.seq)}>
        {refusal ? t.nextRefusal() : t.noRefusal()}
      </Button>
      <p className="transport-at debug-mono">
        <b>{entry.seq}</b> {t.entryOf({ count: entries.at(-1)?.seq ?? 0, time: clockTime(entry.at, locale) })}
      </p>
      <SearchField className="transport-filter debug-mono" aria-label={t.filter()} value={filter} onChange={onFilter}>
        <Icon name="search" />
        <Input placeholder={t.filter()} spellCheck={false} />
      </SearchField>
    </div>
  )
}
