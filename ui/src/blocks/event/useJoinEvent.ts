import { useState } from 'react'
import type { ConsumerProfile } from '../../../../contracts/api/entities/consumer.ts'
import type { RequestOutcome } from '../../../../contracts/requests.ts'
import { eventFailures, eventToSend } from '../../../../core/domain/event/eventRegistration.ts'
import type { EventForm } from '../../../../core/domain/event/eventRegistration.ts'
import { parseServerTime } from '../../../../core/domain/time/parseServerTime.ts'
import { useQuery } from '../../bridge/core/useQuery.ts'
import { useRequest } from '../../bridge/useRequest.ts'
import { useReportedFailures } from '../../components/check/useReportedFailures.ts'
import { errorText } from '../../copy/errorText.ts'
import { useCopy } from '../../copy/useCopy.ts'
import type { EventContent } from './EventSignUpBlock.tsx'

/** SIGN-65: idle, submitting, then joined or refused. */
export const useJoinEvent = (event: EventContent, { consumerDetails }: ConsumerProfile) => {
  const { email, gender, phone, firstName = '', lastName = '' } = consumerDetails
  const serverTime = useQuery({ name: 'serverTime', ask: {} })
  const { request, isPending, outcome } = useRequest<'registerForEvent'>()
  const [typed, setTyped] = useState<EventForm>({
    attendingDays: [],
    eventTermsAccepted: false,
    plusOne: '',
    firstName,
    lastName,
  })
  const [turn, setTurn] = useState(0)
  const [dismissed, setDismissed] = useState<RequestOutcome | null>(null)
  const failing = eventFailures(typed, event)
  const { shown, report } = useReportedFailures(failing)
  const refusal = useRefusalText(outcome === dismissed ? null : outcome)
  return {
    typed,
    change: (fields: Partial<EventForm>): void => setTyped((so) => ({ ...so, ...fields })),
    submit: async () => {
      report()
      setTurn((so) => so + 1)
      setDismissed(outcome)
      if (failing.length > 0) return null
      // The time of the opened form, so that a registration without an answer is sent again as it was, under its key.
      const timestamp = new Date(parseServerTime(serverTime.state === 'answered' ? serverTime.answer : null))
      const known = { email, phone, eventId: event.eventId, timestamp: timestamp.toISOString() }
      return request('registerForEvent', eventToSend(typed, gender === undefined ? known : { ...known, gender }))
    },
    dismiss: (): void => setDismissed(outcome),
    isPending,
    refusal,
    turn,
    shown,
  }
}

/** SIGN-75: why the shopper has not joined; null shows nothing. */
const useRefusalText = (outcome: RequestOutcome | null): string | null => {
  const t = useCopy('signUp')
  const account = useCopy('account')
  const errors = useCopy('errors')
  switch (outcome?._tag) {
    case 'Refused':
      if (outcome.errorId === 'EVT409') return t.eventTwice()
      return outcome.errorId === 'EVT404' ? t.eventOver() : errorText(errors, outcome.errorId, outcome.message)
    case 'Unreachable':
      return account.noAnswer()
    default:
      return null
  }
}
