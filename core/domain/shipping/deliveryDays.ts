import type { ShippingMethodCode } from '../../../contracts/api/entities/shippingMethod.ts'
import { timeZoneOf } from '../locale/timeZone.ts'
import { dateOfInstant } from '../calendar/calendarDate.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { workingDaysOn } from '../calendar/workingDays.ts'
import { localOf } from '../time/zonedInstant.ts'

/**
 * CAT-70, SHIP-10: how many working days a method takes, at least and at most; 0 = the same day. The only place that
 * says so: the words of the checkout and the dates of a product's page both come from here.
 */
export const deliveryDays: Readonly<Record<ShippingMethodCode, readonly [least: number, most: number]>> = {
  standard: [2, 4],
  home: [1, 1],
  pickup: [0, 0],
  sts: [3, 5],
  pudo: [3, 5],
  digital: [0, 0],
  customs: [9, 12],
}

/** SEO-06: how many of them pass before a parcel leaves: what is ordered on a working day leaves on that day. */
export const handlingDays: readonly [least: number, most: number] = [0, 0]

/**
 * CAT-70: the first and the last day on which what is ordered now (epoch ms) is delivered to the country. What is
 * ordered on a day that is no working day leaves on the next one.
 */
export const deliveryDates = (
  code: ShippingMethodCode,
  now: number,
  country: string,
): readonly [from: CalendarDate, to: CalendarDate] => {
  const today = dateOfInstant(Date.parse(`${localOf(now, timeZoneOf(country))}Z`))
  const [least, most] = deliveryDays[code]
  return [workingDaysOn(today, least, country), workingDaysOn(today, most, country)]
}
