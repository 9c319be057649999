import { dateOfInstant } from '../../../../core/domain/calendar/calendarDate.ts'
import type { CalendarDate } from '../../../../core/domain/calendar/calendarDate.ts'
import { parseServerTime } from '../../../../core/domain/time/parseServerTime.ts'
import { useQuery } from '../../bridge/core/useQuery.ts'

/** VAL-43, TIME-03: the server's date; until it is known, this device's. The server decides in any case. */
export const useServerDay = (): CalendarDate => useKnownServerDay() ?? dateOfInstant(Date.now())

/** PAY-18: the server's date; null until it is known. */
export const useKnownServerDay = (): CalendarDate | null => {
  const asked = useQuery({ name: 'serverTime', ask: {} })
  return asked.state === 'answered' ? dateOfInstant(parseServerTime(asked.answer)) : null
}
