import { regionalText } from '../../kit/regionalText.ts'
import { sellerLines } from '../../kit/seller.ts'
import type { Seller } from '../../kit/seller.ts'
import type { SiteLocale } from '../../kit/siteLocale.ts'
import type { Language } from '../../storage/tables/CatalogTables.ts'
import type { Letter } from '../sendMail.ts'
import { drawHtml } from './drawHtml.ts'
import { drawText, inOneLine } from './drawText.ts'
import type { LetterPart } from './LetterPart.ts'

/** For whom and by whom a letter is written. `publicUrl`: where its links lead, without a slash at its end (CAIRN_PUBLIC_URL). */
export type LetterSite = { readonly locale: SiteLocale; readonly publicUrl: string; readonly seller: Seller }

export type LetterDraft = {
  readonly to: string
  readonly subject: string
  readonly parts: readonly LetterPart[]
  readonly because: LetterReason
  /** The path of the page that ends what the letter is a part of, for the button of mail programs. */
  readonly unsubscribe?: string
}

/** Why somebody gets a letter, as its footer says. */
export type LetterReason = keyof (typeof reasons)['en']

/** ORD-14: a letter with its HTML and its text, which say the same, and with the seller's address at its foot. */
export const writeLetter = (
  { to, subject, parts, because, unsubscribe }: LetterDraft,
  { locale, publicUrl, seller }: LetterSite,
): Letter => {
  const { code, language } = locale
  const footer = [sellerLines(seller, locale).join(', '), regionalText(reasons[language][because], locale)]
  const title = inOneLine(subject)
  return {
    to,
    subject: title,
    body: drawText({ language, parts, footer, publicUrl }),
    html: drawHtml({ language, subject: title, parts, footer, publicUrl, home: `/${code}` }),
    ...(unsubscribe === undefined ? {} : { unsubscribe: publicUrl + unsubscribe }),
  }
}

const reasons = {
  en: {
    order: 'You’re getting this email because you placed an order with us.',
    account: 'You’re getting this email because this address has an account with us.',
    newAccount: 'You’re getting this email because somebody created an account with this address.',
    stock: 'You’re getting this email because somebody asked us to tell this address when an item is back in stock.',
    newsletter: 'You’re getting this email because this address was entered for our newsletter.',
    friend: 'You’re getting this email because somebody shared their favorites with this address.',
    giftCard: 'You’re getting this email because somebody bought this gift card for this address.',
    message: 'You’re getting this email because somebody wrote to us from this address.',
    review: 'You’re getting this email because somebody sent us a question or a review from this address.',
    event: 'You’re getting this email because you signed up for an event with your account.',
    withdrawal: 'You’re getting this email because a contract was cancelled or withdrawn from with this address.',
    staff: 'You’re getting this email because you answer our customers.',
  },
  fr: {
    order: 'Vous recevez cet e-mail parce que vous avez passé une commande chez nous.',
    account: 'Vous recevez cet e-mail parce que cette adresse a un compte chez nous.',
    newAccount: 'Vous recevez cet e-mail parce qu’un compte a été créé avec cette adresse.',
    stock: 'Vous recevez cet e-mail parce qu’on nous a demandé d’annoncer à cette adresse le retour d’un article.',
    newsletter: 'Vous recevez cet e-mail parce que cette adresse a été saisie pour notre newsletter.',
    friend: 'Vous recevez cet e-mail parce que quelqu’un a partagé ses favoris avec cette adresse.',
    giftCard: 'Vous recevez cet e-mail parce que cette carte cadeau a été achetée pour cette adresse.',
    message: 'Vous recevez cet e-mail parce qu’on nous a écrit depuis cette adresse.',
    review: 'Vous recevez cet e-mail parce qu’une question ou un avis nous est parvenu avec cette adresse.',
    event: 'Vous recevez cet e-mail parce que vous vous êtes inscrit à un événement avec votre compte.',
    withdrawal: 'Vous recevez cet e-mail parce qu’une rétractation nous est parvenue avec cette adresse.',
    staff: 'Vous recevez cet e-mail parce que vous répondez à nos clients.',
  },
  de: {
    order: 'Du bekommst diese E-Mail, weil du bei uns bestellt hast.',
    account: 'Du bekommst diese E-Mail, weil es zu dieser Adresse ein Konto bei uns gibt.',
    newAccount: 'Du bekommst diese E-Mail, weil mit dieser Adresse ein Konto angelegt wurde.',
    stock:
      'Du bekommst diese E-Mail, weil für diese Adresse eine Nachricht gewünscht wurde, sobald ein Artikel wieder da ist.',
    newsletter: 'Du bekommst diese E-Mail, weil diese Adresse für unseren Newsletter eingetragen wurde.',
    friend: 'Du bekommst diese E-Mail, weil jemand Favoriten mit dieser Adresse geteilt hat.',
    giftCard: 'Du bekommst diese E-Mail, weil jemand diese Geschenkkarte für diese Adresse gekauft hat.',
    message: 'Du bekommst diese E-Mail, weil uns jemand mit dieser Adresse geschrieben hat.',
    review: 'Du bekommst diese E-Mail, weil uns mit dieser Adresse eine Frage oder Bewertung geschickt wurde.',
    event: 'Du bekommst diese E-Mail, weil du dich mit deinem Konto für eine Veranstaltung eingetragen hast.',
    withdrawal: 'Du bekommst diese E-Mail, weil mit dieser Adresse ein Vertrag widerrufen wurde.',
    staff: 'Du bekommst diese E-Mail, weil du unsere Kundschaft berätst.',
  },
  it: {
    order: 'Ricevi questa email perché hai fatto un ordine da noi.',
    account: 'Ricevi questa email perché questo indirizzo ha un account da noi.',
    newAccount: 'Ricevi questa email perché con questo indirizzo è stato creato un account.',
    stock:
      'Ricevi questa email perché ci è stato chiesto di avvisare questo indirizzo quando un articolo torna disponibile.',
    newsletter: 'Ricevi questa email perché questo indirizzo è stato inserito per la nostra newsletter.',
    friend: 'Ricevi questa email perché qualcuno ha condiviso i suoi preferiti con questo indirizzo.',
    giftCard: 'Ricevi questa email perché questa carta regalo è stata acquistata per questo indirizzo.',
    message: 'Ricevi questa email perché ci è stato scritto da questo indirizzo.',
    review: 'Ricevi questa email perché da questo indirizzo ci è arrivata una domanda o una recensione.',
    event: 'Ricevi questa email perché hai prenotato un posto a un evento con il tuo account.',
    withdrawal: 'Ricevi questa email perché con questo indirizzo ci è stato comunicato un recesso.',
    staff: 'Ricevi questa email perché rispondi ai nostri clienti.',
  },
  es: {
    order: 'Recibes este correo porque has hecho un pedido en nuestra web.',
    account: 'Recibes este correo porque esta dirección tiene una cuenta en nuestra web.',
    newAccount: 'Recibes este correo porque alguien ha creado una cuenta con esta dirección.',
    stock: 'Recibes este correo porque alguien nos pidió avisar a esta dirección cuando volviera un artículo.',
    newsletter: 'Recibes este correo porque alguien escribió esta dirección para recibir nuestra newsletter.',
    friend: 'Recibes este correo porque alguien ha compartido sus favoritos con esta dirección.',
    giftCard: 'Recibes este correo porque alguien ha comprado esta tarjeta regalo para esta dirección.',
    message: 'Recibes este correo porque alguien nos ha escrito desde esta dirección.',
    review: 'Recibes este correo porque alguien nos envió una pregunta o una opinión con esta dirección.',
    event: 'Recibes este correo porque te has inscrito en un evento con tu cuenta.',
    withdrawal: 'Recibes este correo porque alguien nos ha comunicado un desistimiento con esta dirección.',
    staff: 'Recibes este correo porque atiendes a nuestros clientes.',
  },
} as const satisfies Readonly<Record<Language, Readonly<Record<string, string>>>>
