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
} as const
