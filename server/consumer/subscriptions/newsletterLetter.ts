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
    subject: 'Letters from Cairn',
    body: [
      'Hello,',
      'this address was entered for our letters: twice a month, walks, repairs and what is new.',
      'If that was you, there is nothing to do. If not, stop them here:',
      link,
    ].join('\n\n'),
  }),
  fr: (link: string) => ({
    subject: 'Les lettres de Cairn',
    body: [
      'Bonjour,',
      'cette adresse a été saisie pour nos lettres : deux fois par mois, marches, réparations et nouveautés.',
      'Si c’était vous, il n’y a rien à faire. Sinon, arrêtez-les ici :',
      link,
    ].join('\n\n'),
  }),
  de: (link: string) => ({
    subject: 'Die Briefe von Cairn',
    body: [
      'Hallo,',
      'diese Adresse wurde für unsere Briefe eingetragen: zweimal im Monat, Wanderungen, Reparaturen und Neues.',
      'Wenn du das warst, musst du nichts tun. Wenn nicht, stoppe sie hier:',
      link,
    ].join('\n\n'),
  }),
  it: (link: string) => ({
    subject: 'Le lettere di Cairn',
    body: [
      'Ciao,',
      'questo indirizzo è stato inserito per le nostre lettere: due volte al mese, cammini, riparazioni e novità.',
      'Se sei stato tu, non devi fare nulla. Altrimenti, fermale qui:',
      link,
    ].join('\n\n'),
  }),
  es: (link: string) => ({
    subject: 'La newsletter de Cairn',
    body: [
      'Hola:',
      'Alguien ha escrito esta dirección para recibir nuestra newsletter: dos veces al mes, rutas, reparaciones y novedades.',
      'Si has sido tú, no tienes que hacer nada. Si no, date de baja aquí:',
      link,
    ].join('\n\n'),
  }),
} as const
