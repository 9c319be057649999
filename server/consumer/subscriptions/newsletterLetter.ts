import type { Context } from '../../kit/Context.ts'
import { regionalText } from '../../kit/regionalText.ts'
import { letterAllowed } from '../../limits/limitReply.ts'
import { writeLetter } from '../../mail/layout/writeLetter.ts'
import { sendMail } from '../../mail/sendMail.ts'
import { asTransaction } from '../../storage/inTransaction.ts'
import type { Language } from '../../storage/tables/CatalogTables.ts'
import { unsubscribePathOf } from './unsubscribePages.ts'
import type { SubscriptionRequest } from './subscribe.ts'

/**
 * SIGN-24, SIGN-77: the first letter to an address that somebody has entered, who may not own it: what will come, and how to stop
 * it. An address that has had enough letters of strangers today gets none, and the sender does not learn that.
 */
export const sendNewsletterLetter = async (
  { recipient: to, type }: Pick<SubscriptionRequest, 'recipient' | 'type'>,
  { db, now, newId, locale, publicUrl, seller }: Context,
): Promise<void> => {
  const tx = asTransaction(db)
  if (!(await letterAllowed(tx, to, now))) return
  const { subject, hello, text, ours, stop } = newsletterText[locale.language]
  const path = await unsubscribePathOf(tx, { channel: 'email', type, recipient: to }, locale, newId)
  const letter = writeLetter(
    {
      to,
      subject: regionalText(subject, locale),
      parts: [
        { kind: 'text', text: hello },
        { kind: 'text', text },
        { kind: 'text', text: ours },
        { kind: 'link', label: stop, path },
      ],
      because: 'newsletter',
      unsubscribe: path,
    },
    { locale, publicUrl, seller },
  )
  await sendMail(tx, letter, now, newId)
}

type NewsletterText = {
  readonly subject: string
  readonly hello: string
  readonly text: string
  readonly ours: string
  readonly stop: string
}

const newsletterText: Readonly<Record<Language, NewsletterText>> = {
  en: {
    subject: 'You signed up for our newsletter',
    hello: 'Hello,',
    text: 'We’ll email you twice a month, with walks, repairs and what’s new.',
    ours: 'If you didn’t sign up, unsubscribe here.',
    stop: 'Unsubscribe',
  },
  fr: {
    subject: 'Votre inscription à notre newsletter',
    hello: 'Bonjour,',
    text: 'Nous vous écrirons deux fois par mois : marches, réparations et nouveautés.',
    ours: 'Si vous ne vous êtes pas inscrit, désabonnez-vous ici.',
    stop: 'Se désabonner',
  },
  de: {
    subject: 'Deine Anmeldung zu unserem Newsletter',
    hello: 'Hallo,',
    text: 'wir schreiben dir zweimal im Monat: über Wanderungen, Reparaturen und Neues.',
    ours: 'Du hast dich nicht angemeldet? Dann melde diese Adresse hier ab.',
    stop: 'Newsletter abmelden',
  },
  it: {
    subject: 'La tua iscrizione alla nostra newsletter',
    hello: 'Ciao,',
    text: 'Ti scriveremo due volte al mese: cammini, riparazioni e novità.',
    ours: 'Se l’iscrizione non è tua, annullala qui.',
    stop: 'Annulla l’iscrizione',
  },
  es: {
    subject: 'Tu suscripción a nuestra newsletter',
    hello: 'Hola:',
    text: 'Te escribiremos dos veces al mes: rutas, reparaciones y novedades.',
    ours: 'Si no te has suscrito tú, date de baja aquí.',
    stop: 'Darme de baja',
  },
}
