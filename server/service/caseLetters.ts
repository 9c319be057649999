import { writeLetter } from '../mail/layout/writeLetter.ts'
import type { LetterSite } from '../mail/layout/writeLetter.ts'
import type { Letter } from '../mail/sendMail.ts'
import { regionalText } from '../kit/regionalText.ts'
import { fallbackLocale } from '../kit/siteLocale.ts'
import type { Language } from '../storage/tables/CatalogTables.ts'

type WrittenCase = {
  readonly kind: 'contact' | 'warranty'
  readonly number: string
  readonly document: Readonly<Record<string, string>>
  readonly isOwn: boolean
}

/**
 * A letter to our staff, in English, with the whole message, and one to the sender with none of it, because a sender can
 * enter anyone's address.
 */
export const caseLetters = (
  { kind, number, document, isOwn }: WrittenCase,
  { locale, ...site }: LetterSite,
): { readonly support: Letter; readonly writer: Letter } => {
  const { email = '', message, description, category = '', subject = '', orderNumber = '', productId = '' } = document
  const about =
    kind === 'contact'
      ? [
          { name: 'Category', value: category },
          { name: 'Subject', value: subject },
        ]
      : [
          { name: 'Order', value: `${orderNumber} (${isOwn ? 'theirs' : 'not confirmed to this address'})` },
          { name: 'Product', value: productId },
        ]
  const words = caseText[locale.language]
  return {
    support: writeLetter(
      {
        to: site.seller.email,
        subject: `${kind === 'contact' ? 'Contact' : 'Warranty'} ${number}`,
        parts: [
          { kind: 'figures', rows: [{ name: 'From', value: email }, { name: 'Site', value: locale.code }, ...about] },
          { kind: 'quote', text: message ?? description ?? '' },
        ],
        because: 'staff',
      },
      { locale: fallbackLocale, ...site },
    ),
    writer: writeLetter(
      {
        to: email,
        subject: words.subject(number),
        parts: words.text(number).map((text) => ({ kind: 'text', text: regionalText(text, locale) })),
        because: 'message',
      },
      { locale, ...site },
    ),
  }
}

type CaseText = { readonly subject: (number: string) => string; readonly text: (number: string) => readonly string[] }

const caseText: Readonly<Record<Language, CaseText>> = {
  en: {
    subject: (number) => `We have your message, ${number}`,
    text: (number) => [
      `We have your message and will reply within one working day. Its number is ${number}.`,
      'If you didn’t write to us, you can ignore this email.',
    ],
  },
  fr: {
    subject: (number) => `Nous avons bien reçu votre message, ${number}`,
    text: (number) => [
      `Nous avons bien reçu votre message et vous répondrons sous un jour ouvré. Son numéro est ${number}.`,
      'Si vous ne nous avez pas écrit, ignorez cet e-mail.',
    ],
  },
  de: {
    subject: (number) => `Wir haben deine Nachricht erhalten, ${number}`,
    text: (number) => [
      `Wir haben deine Nachricht erhalten und antworten innerhalb eines Werktags. Ihre Nummer ist ${number}.`,
      'Wenn du uns nicht geschrieben hast, musst du nichts tun.',
    ],
  },
  it: {
    subject: (number) => `Abbiamo ricevuto il tuo messaggio, ${number}`,
    text: (number) => [
      `Abbiamo ricevuto il tuo messaggio e risponderemo entro un giorno lavorativo. Il suo numero è ${number}.`,
      'Se non ci hai scritto tu, non devi fare nulla.',
    ],
  },
  es: {
    subject: (number) => `Hemos recibido tu mensaje, ${number}`,
    text: (number) => [
      `Hemos recibido tu mensaje y responderemos en un día laborable. Su número es ${number}.`,
      'Si no nos has escrito tú, no tienes que hacer nada.',
    ],
  },
}
