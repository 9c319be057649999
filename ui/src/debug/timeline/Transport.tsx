import { useEffect, useState } from 'react'
import { Button } from '../../components/basic/Button.tsx'
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
  readonly onGo: (seq: number) => void
}

/** ms between two entries while playing. */
const beat = 350

/** Step, play, and jump to the next refusal. */
export const Transport = ({ timeline, seq, refusal, onGo }: TransportProps) => {
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
    </div>
  )
}
