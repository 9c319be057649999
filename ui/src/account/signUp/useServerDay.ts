import { dateOfInstant } from '../../../../core/domain/calendar/calendarDate.ts'
import type { CalendarDate } from '../../../../core/domain/calendar/calendarDate.ts'
import { parseServerTime } from '../../../../core/domain/time/parseServerTime.ts'
import { useQuery } from '../../bridge/useQuery.ts'

/** VAL-43, TIME-03: the shop's day; until it is known, this device's. The shop decides in any case. */
export const useServerDay = (): CalendarDate => {
  const asked = useQuery({ name: 'serverTime', ask: {} })
  return dateOfInstant(asked.state === 'answered' ? parseServerTime(asked.answer) : Date.now())
}
