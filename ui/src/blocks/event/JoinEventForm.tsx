import { useId, useState } from 'react'
import type { ConsumerProfile } from '../../../../contracts/api/entities/consumer.ts'
import type { RequestOutcome } from '../../../../contracts/requests.ts'
import { straightApostrophes } from '../../../../core/domain/address/validateAddress.ts'
import { eventDays, eventFailures, eventToSend } from '../../../../core/domain/event/eventRegistration.ts'
import type { EventField, EventForm } from '../../../../core/domain/event/eventRegistration.ts'
import { languageTag } from '../../../../core/domain/locale/locales.ts'
import { parseServerTime } from '../../../../core/domain/time/parseServerTime.ts'
import { AccountForm } from '../../account/AccountForm.tsx'
import { useFieldText } from '../../account/useFieldText.ts'
import { useQuery } from '../../bridge/core/useQuery.ts'
import { useRequest } from '../../bridge/useRequest.ts'
import { Button } from '../../components/basic/Button.tsx'
import { Refusal } from '../../components/basic/Refusal.tsx'
import { FormRefusal } from '../../components/check/FormRefusal.tsx'
import { focusField } from '../../components/check/focusField.ts'
import { FieldError } from '../../components/field/Field.tsx'
import { CheckboxField } from '../../components/form/CheckboxField.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import { errorText } from '../../copy/errorText.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { RichText } from '../RichText.tsx'
import type { EventContent } from './EventSignUpBlock.tsx'

interface JoinEventFormProps {
  readonly event: EventContent
  readonly profile: ConsumerProfile
  readonly onJoined: () => void
}

/** SIGN-65, SIGN-67…71: the days, a guest and the terms. What was typed stays when the registration is refused. */
export const JoinEventForm = ({ event, profile, onJoined }: JoinEventFormProps) => {
  const t = useCopy('signUp')
  const base = useId()
  const idOf = (field: EventField | 'submit'): string => `${base}-${field}`
  const form = useJoinEvent(event, profile)
  const { typed, change, isPending, shown } = form
  const day = new Intl.DateTimeFormat(languageTag(useShopLocale()), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const fieldText = useFieldText(shown)
  const errorOf = (field: EventField): string | undefined => {
    const rule = shown.find((failure) => failure.field === field)?.rule
    if (rule === 'attendingDays') return t.eventDaysMissing()
    return rule === 'guestName' ? t.eventGuestWrong() : fieldText(field)
  }
  const names: Readonly<Record<EventField, string>> = {
    attendingDays: t.eventDays(),
    firstName: t.firstName(),
    lastName: t.lastName(),
    plusOne: t.eventGuest(),
    eventTermsAccepted: t.eventTerms(),
  }
  const daysError = errorOf('attendingDays')
  const dismiss = () => {
    form.dismiss()
    focusField(idOf('submit'))
  }
  const { firstName = '', lastName = '' } = profile.consumerDetails
  const text = (field: 'firstName' | 'lastName' | 'plusOne', autoComplete: string, isOptional = false) => (
    <TextField
      id={idOf(field)}
      label={names[field]}
      isOptional={isOptional}
      autoComplete={autoComplete}
      value={typed[field]}
      onChange={(value) => change({ [field]: straightApostrophes(value) })}
      isDisabled={isPending}
      error={errorOf(field)}
    />
  )
  return (
    <AccountForm
      onSubmit={async () => {
        if ((await form.submit())?._tag === 'Done') onJoined()
      }}
    >
      {shown.length > 0 && (
        <FormRefusal
          fields={shown.map(({ field }) => ({ id: idOf(field), name: names[field] }))}
          focusTurn={form.turn}
        />
      )}
      {form.refusal !== null && (
        <Refusal
          title={t.eventNotJoined()}
          focusTurn={form.turn}
          action={
            <Button kind="link" onPress={dismiss}>
              {t.eventDismiss()}
            </Button>
          }
        >
          {form.refusal}
        </Refusal>
      )}
      <fieldset
        className="event-days"
        id={idOf('attendingDays')}
        aria-label={t.eventDays()}
        {...(daysError === undefined ? {} : { 'aria-describedby': `${base}-days-error` })}
      >
        {eventDays(event).map((date) => (
          <CheckboxField
            key={date}
            isSelected={typed.attendingDays.includes(date)}
            onChange={(isTicked) =>
              change({
                attendingDays: [...typed.attendingDays.filter((each) => each !== date), ...(isTicked ? [date] : [])],
              })
            }
            isDisabled={isPending}
          >
            {day.format(new Date(date))}
          </CheckboxField>
        ))}
        <FieldError id={`${base}-days-error`} error={daysError} />
      </fieldset>
      <TextField
        label={t.email()}
        help={t.eventEmailHelp()}
        type="email"
        value={profile.consumerDetails.email}
        isReadOnly
      />
      {firstName === '' && text('firstName', 'given-name')}
      {lastName === '' && text('lastName', 'family-name')}
      {event.enablePlusOne && text('plusOne', 'off', true)}
      <div className="event-terms">
        <RichText tree={event.richTextTree} />
      </div>
      <div id={idOf('eventTermsAccepted')}>
        <CheckboxField
          isSelected={typed.eventTermsAccepted}
          onChange={(eventTermsAccepted) => change({ eventTermsAccepted })}
          isDisabled={isPending}
          error={errorOf('eventTermsAccepted')}
        >
          {t.eventTerms()}
        </CheckboxField>
      </div>
      <div id={idOf('submit')}>
        <Button kind="primary" type="submit" isWide isPending={isPending}>
          {event.submitCtaLabel}
        </Button>
      </div>
    </AccountForm>
  )
}

/** SIGN-65: idle, submitting, then joined or refused. After the first press the fields are checked with every change. */
const useJoinEvent = (event: EventContent, { consumerDetails }: ConsumerProfile) => {
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
  const refusal = useRefusalText(outcome === dismissed ? null : outcome)
  return {
    typed,
    change: (fields: Partial<EventForm>): void => setTyped((so) => ({ ...so, ...fields })),
    submit: async () => {
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
    shown: turn > 0 ? failing : [],
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
