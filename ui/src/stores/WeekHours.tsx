import type { Store } from '../../../contracts/api/store.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { hoursOn, timeText, weekdayText } from './hoursText.ts'

/** Monday to Sunday in the place's own time. */
export function WeekHours({ hours }: { readonly hours: Store['hours'] }) {
  const t = useCopy('stores')
  const locale = useShopLocale()
  return (
    <dl className="week-hours">
      {[1, 2, 3, 4, 5, 6, 7].map((day) => {
        const span = hoursOn(hours, day)
        return (
          <div key={day}>
            <dt>{weekdayText(day, locale)}</dt>
            <dd>{span ? `${timeText(span.opens, locale)} – ${timeText(span.closes, locale)}` : t.closed()}</dd>
          </div>
        )
      })}
    </dl>
  )
}
