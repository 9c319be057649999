import type { Letter } from '../mail/sendMail.ts'
import type { SiteLocale } from '../site/siteLocale.ts'

/** Where our people read. */
export const serviceAddress = 'help@cairn.example'

type WrittenCase = {
  readonly kind: 'contact' | 'warranty'
  readonly number: string
  readonly document: Readonly<Record<string, string>>
  readonly isOwn: boolean
}

/** One letter to our people, with all that was written; one to whoever wrote, with none of it: anybody may give anybody's address. */
export function caseLetters(
  { kind, number, document, isOwn }: WrittenCase,
  { code, language }: SiteLocale,
): { readonly support: Letter; readonly writer: Letter } {
  const { email = '', message, description, category, subject, orderNumber, productId } = document
  const about =
    kind === 'contact'
      ? [`Category: ${category}`, `Subject: ${subject}`]
      : [`Order: ${orderNumber} (${isOwn ? 'theirs' : 'not confirmed to this address'})`, `Product: ${productId}`]
  return {
    support: {
      to: serviceAddress,
      subject: `${kind === 'contact' ? 'Contact' : 'Warranty'} ${number}`,
      body: [`From: ${email}`, `Site: ${code}`, ...about, '', message ?? description ?? ''].join('\n'),
    },
    writer: { to: email, ...letters[language](number) },
  }
}

const letters = {
  en: (number: string) => ({
    subject: `We have your message, ${number}`,
    body: `Hello,\n\nwe have your message and answer it within one working day. Its number is ${number}.\n\nIf you have not written to us, there is nothing to do.`,
  }),
  fr: (number: string) => ({
    subject: `Nous avons bien reçu votre message, ${number}`,
    body: `Bonjour,\n\nnous avons bien reçu votre message et nous y répondons sous un jour ouvré. Son numéro est ${number}.\n\nSi vous ne nous avez pas écrit, il n’y a rien à faire.`,
  }),
} as const
