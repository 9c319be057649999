import { useId } from 'react'
import type { ConsumerProfile } from '../../../../contracts/api/entities/consumer.ts'
import { straightApostrophes } from '../../../../core/domain/address/validateAddress.ts'
import { eventDays } from '../../../../core/domain/event/eventRegistration.ts'
import type { EventField } from '../../../../core/domain/event/eventRegistration.ts'
import { formatDay } from '../../../../core/domain/time/formatDay.ts'
import { AccountForm } from '../../account/AccountForm.tsx'
import { useFieldText } from '../../account/useFieldText.ts'
import { Button } from '../../components/basic/Button.tsx'
import { Refusal } from '../../components/basic/Refusal.tsx'
import { FormRefusal } from '../../components/check/FormRefusal.tsx'
import { focusField } from '../../components/check/focusField.ts'
import { FieldError } from '../../components/field/Field.tsx'
import { CheckboxField } from '../../components/form/CheckboxField.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { RichText } from '../parts/RichText.tsx'
import type { EventContent } from './EventSignUpBlock.tsx'
import { useJoinEvent } from './useJoinEvent.ts'

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
  const locale = useShopLocale()
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
            {formatDay(locale, new Date(date), dayFormat)}
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

const dayFormat = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
