import { regionalText } from '../kit/regionalText.ts'
import type { Context, SignedCaller } from '../kit/Context.ts'
import { emailKey } from '../limits/countAgainst.ts'
import { letterAllowed } from '../limits/limitReply.ts'
import { writeLetter } from '../mail/layout/writeLetter.ts'
import { sendMail } from '../mail/sendMail.ts'
import { asTransaction } from '../storage/inTransaction.ts'
import type { Language } from '../storage/tables/CatalogTables.ts'

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
  { db, now, newId, locale, publicUrl, seller }: Context,
): Promise<void> => {
  const addresses = [...new Set(recipients.map(emailKey))]
  if (addresses.length === 0) return
  const tx = asTransaction(db)
  const sender = await db.selectFrom('consumer').select('first_name').where('id', '=', subject).executeTakeFirst()
  const name = sender?.first_name.trim() ?? ''
  const words = favoriteText[locale.language]
  const draft = {
    subject: words.subject(name),
    parts: [
      { kind: 'text', text: words.text(name) },
      ...(message.trim() === '' ? [] : [{ kind: 'quote' as const, text: message }]),
      { kind: 'link', label: words.see, path: shareUrl },
      { kind: 'text', text: regionalText(words.stranger, locale) },
    ],
    because: 'friend',
  } as const
  for (const to of addresses)
    if (await letterAllowed(tx, to, now))
      await sendMail(tx, writeLetter({ to, ...draft }, { locale, publicUrl, seller }), now, newId)
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

type FavoriteText = {
  /** The name may be empty: a guest's is not known. */
  readonly subject: (name: string) => string
  readonly text: (name: string) => string
  readonly see: string
  readonly stranger: string
}

const favoriteText: Readonly<Record<Language, FavoriteText>> = {
  en: {
    subject: (name) =>
      name === '' ? 'Favorites from Cairn, shared with you' : `${name} shares favorites from Cairn with you`,
    text: (name) => `Hello, ${name || 'somebody'} found these at Cairn and wants you to see them.`,
    see: 'See the favorites',
    stranger: 'If you don’t know who this is, you can ignore this email.',
  },
  fr: {
    subject: (name) =>
      name === '' ? 'Des favoris de Cairn pour vous' : `${name} partage des favoris de Cairn avec vous`,
    text: (name) => `Bonjour, ${name || 'quelqu’un'} a trouvé ces articles chez Cairn et voudrait vous les montrer.`,
    see: 'Voir les favoris',
    stranger: 'Si vous ne savez pas de qui il s’agit, ignorez cet e-mail.',
  },
  de: {
    subject: (name) => (name === '' ? 'Favoriten von Cairn für dich' : `${name} teilt Favoriten von Cairn mit dir`),
    text: (name) => `Hallo, ${name || 'jemand'} hat diese Artikel bei Cairn gefunden und möchte sie dir zeigen.`,
    see: 'Favoriten ansehen',
    stranger: 'Wenn du nicht weißt, wer das ist, musst du nichts tun.',
  },
  it: {
    subject: (name) => (name === '' ? 'Preferiti di Cairn per te' : `${name} condivide con te dei preferiti di Cairn`),
    text: (name) => `Ciao, ${name || 'qualcuno'} ha trovato questi articoli da Cairn e vorrebbe mostrarteli.`,
    see: 'Vedi i preferiti',
    stranger: 'Se non sai chi sia, non devi fare nulla.',
  },
  es: {
    subject: (name) => (name === '' ? 'Favoritos de Cairn para ti' : `${name} comparte contigo favoritos de Cairn`),
    text: (name) => `Hola: ${name || 'alguien'} ha encontrado estos artículos en Cairn y quiere que los veas.`,
    see: 'Ver los favoritos',
    stranger: 'Si no sabes quién es, no tienes que hacer nada.',
  },
}
