import type { Context, SignedCaller } from '../kit/Context.ts'
import { emailKey } from '../limits/countAgainst.ts'
import { letterAllowed } from '../limits/limitReply.ts'
import { sendMail } from '../mail/sendMail.ts'
import { asTransaction } from '../storage/inTransaction.ts'

type Sharing = {
  readonly recipients?: readonly string[]
  readonly message?: string
  /** A path of the shop. */
  readonly shareUrl: string
}

/**
 * FAV-06: a letter with the link to each recipient, once each. The shop names the sender by the account's first name
 * alone. An address that has had enough letters of strangers today gets none, and the sender does not learn that.
 */
export const writeToFriends = async (
  { recipients = [], message = '', shareUrl }: Sharing,
  { subject }: Pick<SignedCaller, 'subject'>,
  { db, now, newId, locale, publicUrl }: Context,
): Promise<void> => {
  const addresses = [...new Set(recipients.map(emailKey))]
  if (addresses.length === 0) return
  const tx = asTransaction(db)
  const sender = await db.selectFrom('consumer').select('first_name').where('id', '=', subject).executeTakeFirst()
  const letter = letters[locale.language]({
    name: sender?.first_name.trim() ?? '',
    link: `${publicUrl}${shareUrl}`,
    message: message.trim(),
  })
  for (const to of addresses) if (await letterAllowed(tx, to, now)) await sendMail(tx, { to, ...letter }, now, newId)
}

/** The shop's letters lead strangers only to the shop. */
export const hasLink = (message: string): boolean =>
  /:\/\/|www\.|[\p{L}\d-]\.\p{L}{2,}(?:\/|\s|[.,;!?)]|$)/iu.test(message)

export const noLinks = {
  en: 'Your message cannot contain a web or email address.',
  fr: 'Votre message ne peut pas contenir d’adresse web ou e-mail.',
  de: 'Deine Nachricht darf keine Web- oder E-Mail-Adresse enthalten.',
  it: 'Il tuo messaggio non può contenere indirizzi web o email.',
  es: 'Tu mensaje no puede contener direcciones web ni de correo electrónico.',
} as const

type Written = { readonly name: string; readonly link: string; readonly message: string }

const letters = {
  en: ({ name, link, message }: Written) => ({
    subject: name === '' ? 'Favorites from Cairn, shared with you' : `${name} shares favorites from Cairn with you`,
    body: [
      'Hello,',
      `${name || 'someone'} found these at Cairn and wants you to see them:`,
      link,
      ...(message === '' ? [] : ['Their message:', message]),
      'If you do not know who this is, there is nothing to do.',
    ].join('\n\n'),
  }),
  fr: ({ name, link, message }: Written) => ({
    subject: name === '' ? 'Des favoris de Cairn pour vous' : `${name} partage des favoris de Cairn avec vous`,
    body: [
      'Bonjour,',
      `${name || 'quelqu’un'} a trouvé ceci chez Cairn et voudrait vous le montrer :`,
      link,
      ...(message === '' ? [] : ['Son message :', message]),
      'Si vous ne savez pas de qui il s’agit, il n’y a rien à faire.',
    ].join('\n\n'),
  }),
  de: ({ name, link, message }: Written) => ({
    subject: name === '' ? 'Favoriten von Cairn für dich' : `${name} teilt Favoriten von Cairn mit dir`,
    body: [
      'Hallo,',
      `${name || 'jemand'} hat das bei Cairn gefunden und möchte es dir zeigen:`,
      link,
      ...(message === '' ? [] : ['Die Nachricht dazu:', message]),
      'Wenn du nicht weißt, wer das ist, musst du nichts tun.',
    ].join('\n\n'),
  }),
  it: ({ name, link, message }: Written) => ({
    subject: name === '' ? 'Preferiti di Cairn per te' : `${name} condivide con te dei preferiti di Cairn`,
    body: [
      'Ciao,',
      `${name || 'qualcuno'} ha trovato questi articoli da Cairn e vorrebbe mostrarteli:`,
      link,
      ...(message === '' ? [] : ['Il suo messaggio:', message]),
      'Se non sai chi sia, non devi fare nulla.',
    ].join('\n\n'),
  }),
  es: ({ name, link, message }: Written) => ({
    subject: name === '' ? 'Favoritos de Cairn para ti' : `${name} comparte contigo favoritos de Cairn`,
    body: [
      'Hola:',
      `${name || 'Alguien'} ha encontrado esto en Cairn y quiere que lo veas:`,
      link,
      ...(message === '' ? [] : ['Su mensaje:', message]),
      'Si no sabes quién es, no tienes que hacer nada.',
    ].join('\n\n'),
  }),
} as const
