import type { Context } from '../../kit/Context.ts'
import { letterAllowed } from '../../limits/limitReply.ts'
import { sendMail } from '../../mail/sendMail.ts'
import { asTransaction } from '../../storage/inTransaction.ts'

/**
 * SIGN-24: the first letter to an address that somebody has entered, who may not own it: what will come, and how to stop
 * it. An address that has had enough letters of strangers today gets none, and the sender does not learn that.
 */
export const sendNewsletterLetter = async (
  to: string,
  { db, now, newId, locale, publicUrl }: Context,
): Promise<void> => {
  const tx = asTransaction(db)
  if (!(await letterAllowed(tx, to, now))) return
  const letter = letters[locale.language](`${publicUrl}/${locale.code}/newsletter#letter`)
  await sendMail(tx, { to, ...letter }, now, newId)
}

const letters = {
  en: (link: string) => ({
    subject: 'You signed up for our newsletter',
    body: [
      'Hello,',
      'We’ll email you twice a month, with walks, repairs and what’s new.',
      'If you didn’t sign up, unsubscribe here:',
      link,
    ].join('\n\n'),
  }),
  fr: (link: string) => ({
    subject: 'Votre inscription à notre newsletter',
    body: [
      'Bonjour,',
      'Nous vous écrirons deux fois par mois : marches, réparations et nouveautés.',
      'Si vous ne vous êtes pas inscrit, désabonnez-vous ici :',
      link,
    ].join('\n\n'),
  }),
  de: (link: string) => ({
    subject: 'Deine Anmeldung zu unserem Newsletter',
    body: [
      'Hallo,',
      'wir schreiben dir zweimal im Monat: über Wanderungen, Reparaturen und Neues.',
      'Du hast dich nicht angemeldet? Dann melde diese Adresse hier ab:',
      link,
    ].join('\n\n'),
  }),
  it: (link: string) => ({
    subject: 'La tua iscrizione alla nostra newsletter',
    body: [
      'Ciao,',
      'Ti scriveremo due volte al mese: cammini, riparazioni e novità.',
      'Se l’iscrizione non è tua, annullala qui:',
      link,
    ].join('\n\n'),
  }),
  es: (link: string) => ({
    subject: 'Tu suscripción a nuestra newsletter',
    body: [
      'Hola:',
      'Te escribiremos dos veces al mes: rutas, reparaciones y novedades.',
      'Si no te has suscrito tú, date de baja aquí:',
      link,
    ].join('\n\n'),
  }),
} as const
