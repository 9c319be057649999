import { formatDay } from '../../../../core/domain/time/formatDay.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import './StoryMeta.css'

interface StoryMetaProps {
  /** YYYY-MM-DD */
  readonly date: string | undefined
  readonly minutes: number | undefined
  /** On the article's own page. */
  readonly withYear?: boolean
}

/** CAT-51: the day an article is from, where it has one, and how long it takes to read. */
export const StoryMeta = ({ date, minutes, withYear = false }: StoryMetaProps) => {
  const t = useCopy('blocks')
  const locale = useShopLocale()
  const format = withYear ? ({ dateStyle: 'long' } as const) : ({ month: 'long', day: 'numeric' } as const)
  if (date === undefined && minutes === undefined) return null
  return (
    <p className="meta story-meta">
      {date !== undefined && (
        <time dateTime={date}>{formatDay(locale, new Date(date), { ...format, timeZone: 'UTC' })}</time>
      )}
      {minutes !== undefined && <span>{t.minutes({ count: minutes })}</span>}
    </p>
  )
}
