import { formatMoney } from '../../../core/domain/money/formatMoney.ts'
import type { ShownSession } from '../shownSessions.ts'
import { escaped } from './page.ts'
import type { Page } from './page.ts'

type Language = Page['language']

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
  const money = (minor: number) => escaped(formatMoney(minor, currency, language === 'fr' ? 'fr-fr' : 'en-us'))
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
} as const
