import { dayText } from '../kit/formats.ts'
import { writeLetter } from '../mail/layout/writeLetter.ts'
import type { LetterSite } from '../mail/layout/writeLetter.ts'
import type { Letter } from '../mail/sendMail.ts'
import type { Language } from '../storage/tables/CatalogTables.ts'

export type EventRegistered = {
  readonly to: string
  readonly event: { readonly title: string; readonly subtitle: string }
  /** YYYY-MM-DD */
  readonly days: readonly string[]
  readonly plusOne: string | undefined
}

/** SIGN-74: what somebody registered for, with the words of the event's page. */
export const registeredLetter = ({ to, event, days, plusOne = '' }: EventRegistered, site: LetterSite): Letter => {
  const { locale } = site
  const words = registeredText[locale.language]
  return writeLetter(
    {
      to,
      subject: words.subject(event.title),
      parts: [
        { kind: 'text', text: words.text },
        {
          kind: 'figures',
          rows: [
            { name: words.event, value: event.title },
            ...days.map((day) => ({ name: words.day, value: dayText(locale, Date.parse(day)) })),
            ...(plusOne === '' ? [] : [{ name: words.guest, value: plusOne }]),
          ],
        },
        { kind: 'text', text: event.subtitle },
      ],
      because: 'event',
    },
    site,
  )
}

type RegisteredText = {
  readonly subject: (title: string) => string
  readonly text: string
  readonly event: string
  readonly day: string
  readonly guest: string
}

const registeredText: Readonly<Record<Language, RegisteredText>> = {
  en: {
    subject: (title) => `You’re signed up: ${title}`,
    text: 'We’ve saved your place. We look forward to seeing you.',
    event: 'Event',
    day: 'Day',
    guest: 'Your guest',
  },
  fr: {
    subject: (title) => `Votre inscription : ${title}`,
    text: 'Votre inscription est enregistrée. Au plaisir de vous y voir.',
    event: 'Événement',
    day: 'Jour',
    guest: 'Votre invité',
  },
  de: {
    subject: (title) => `Du bist dabei: ${title}`,
    text: 'Dein Platz ist reserviert. Wir freuen uns auf dich.',
    event: 'Veranstaltung',
    day: 'Tag',
    guest: 'Deine Begleitung',
  },
  it: {
    subject: (title) => `Il tuo posto è prenotato: ${title}`,
    text: 'Abbiamo prenotato il tuo posto. Ti aspettiamo.',
    event: 'Evento',
    day: 'Giorno',
    guest: 'Chi viene con te',
  },
  es: {
    subject: (title) => `Te has inscrito: ${title}`,
    text: 'Tu plaza está reservada. Te esperamos.',
    event: 'Evento',
    day: 'Día',
    guest: 'Tu acompañante',
  },
}
