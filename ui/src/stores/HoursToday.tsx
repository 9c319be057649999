import type { Store } from '../../../contracts/api/store.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { hoursOn, isDayAndNight, timeText, weekdayOf } from './hoursText.ts'

/** When a place is open on the day of this device. */
export function HoursToday({ hours }: { readonly hours: Store['hours'] }) {
  const t = useCopy('stores')
  const locale = useShopLocale()
  const today = hoursOn(hours, weekdayOf(Date.now()))
  if (today === undefined) return <>{t.closedToday()}</>
  return (
    <>
      {isDayAndNight(today)
        ? t.dayAndNight()
        : t.openToday({ opens: timeText(today.opens, locale), closes: timeText(today.closes, locale) })}
    </>
  )
}
