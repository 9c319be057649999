import { formatMoney } from '../../../core/domain/money/formatMoney.ts'
import type { ShownSession } from '../shownSessions.ts'
import type { Language } from '../../storage/tables/CatalogTables.ts'
import { escaped } from '../../kit/escaped.ts'
import { pageLocale } from './page.ts'
import type { Page } from './page.ts'

/**
 * PAY-07: the question that Klarna or PayPal asks its customer. In a frame the last page notifies the shop that it has
 * ended.
 */
export const sessionQuestion = ({ method, amount, currency, answer }: ShownSession, language: Language): Page => {
  const t = words[language]
  const name = names[method]
  const title = `<p class="bank">${name}</p>`
  if (answer !== null)
    return {
      language,
      title: name,
      result: answer,
      main: `${title}<h1>${t[answer]}</h1><p role="status">${t.back}</p>`,
    }
  const money = (minor: number) => escaped(formatMoney(minor, currency, pageLocale[language]))
  const parts =
    method === 'KLARNA'
      ? `<dt>${t.parts}</dt><dd>${t.first(money(amount - 2 * Math.floor(amount / 3)), money(Math.floor(amount / 3)))}</dd>`
      : ''
  const main = `${title}<h1>${t.question[method]}</h1>
<dl><dt>${t.shop}</dt><dd>Cairn</dd><dt>${t.amount}</dt><dd>${money(amount)}</dd>${parts}</dl>
<p class="note">${t.note(name)}</p>
<form method="post"><div class="actions"><button class="main" name="answer" value="agreed">${t.agree}</button><button name="answer" value="refused">${t.decline}</button></div></form>`
  return { language, title: name, result: null, main }
}

const names = { KLARNA: 'Klarna', PAYPAL: 'PayPal' } as const

const words = {
  en: {
    question: { KLARNA: 'Pay in three parts?', PAYPAL: 'Pay with your PayPal balance?' },
    shop: 'Shop',
    amount: 'Amount',
    parts: 'How you pay',
    first: (first: string, other: string) => `${first} today, then ${other} twice, a month apart`,
    note: (name: string) =>
      `This is a test page: no account is needed, and ${name} does not learn of it. You pay when you place the order.`,
    agree: 'Agree and continue',
    decline: 'Decline',
    agreed: 'Agreed',
    refused: 'Not agreed',
    back: 'You are returning to the shop.',
  },
  fr: {
    question: { KLARNA: 'Payer en trois fois ?', PAYPAL: 'Payer avec votre solde PayPal ?' },
    shop: 'Boutique',
    amount: 'Montant',
    parts: 'Échéances',
    first: (first: string, other: string) => `${first} aujourd’hui, puis deux fois ${other}, à un mois d’intervalle`,
    note: (name: string) =>
      `Ceci est une page d’essai : aucun compte n’est demandé et ${name} n’en sait rien. Vous payez en passant la commande.`,
    agree: 'Accepter et continuer',
    decline: 'Refuser',
    agreed: 'Accepté',
    refused: 'Non accepté',
    back: 'Vous retournez à la boutique.',
  },
  de: {
    question: { KLARNA: 'In drei Raten zahlen?', PAYPAL: 'Mit deinem PayPal-Guthaben zahlen?' },
    shop: 'Shop',
    amount: 'Betrag',
    parts: 'So zahlst du',
    first: (first: string, other: string) => `${first} heute, dann zweimal ${other} im Abstand von einem Monat`,
    note: (name: string) =>
      `Das ist eine Testseite: Du brauchst kein Konto, und ${name} erfährt nichts davon. Du zahlst, wenn du bestellst.`,
    agree: 'Zustimmen und weiter',
    decline: 'Ablehnen',
    agreed: 'Zugestimmt',
    refused: 'Nicht zugestimmt',
    back: 'Du kehrst zum Shop zurück.',
  },
  it: {
    question: { KLARNA: 'Pagare in tre rate?', PAYPAL: 'Pagare con il tuo saldo PayPal?' },
    shop: 'Negozio',
    amount: 'Importo',
    parts: 'Come paghi',
    first: (first: string, other: string) => `${first} oggi, poi due volte ${other}, a un mese di distanza`,
    note: (name: string) =>
      `Questa è una pagina di prova: non serve un account e ${name} non ne sa nulla. Paghi quando invii l’ordine.`,
    agree: 'Accetta e continua',
    decline: 'Rifiuta',
    agreed: 'Accettato',
    refused: 'Non accettato',
    back: 'Stai tornando al negozio.',
  },
  es: {
    question: { KLARNA: '¿Pagar en tres plazos?', PAYPAL: '¿Pagar con tu saldo de PayPal?' },
    shop: 'Comercio',
    amount: 'Importe',
    parts: 'Cómo pagas',
    first: (first: string, other: string) => `${first} hoy y después dos veces ${other}, con un mes de diferencia`,
    note: (name: string) =>
      `Esta es una página de prueba: no hace falta ninguna cuenta y ${name} no se entera. Pagas al hacer el pedido.`,
    agree: 'Aceptar y continuar',
    decline: 'Rechazar',
    agreed: 'Aceptado',
    refused: 'No aceptado',
    back: 'Vuelves a la web.',
  },
} as const
