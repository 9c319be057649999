import { formatMoney } from '../../../core/domain/money/formatMoney.ts'
import { bankCode } from '../challenges.ts'
import type { ShownChallenge } from '../challenges.ts'
import type { Language } from '../../storage/tables/CatalogTables.ts'
import { escaped } from '../../kit/escaped.ts'
import { pageLocale } from './page.ts'
import type { Page } from './page.ts'

/**
 * PAY-30: the bank's page: enter the code it has sent, or decline. Once answered, the page says so and notifies the
 * shop.
 */
export const challengePage = (challenge: ShownChallenge, language: Language, isWrong: boolean): Page => {
  const t = words[language]
  const { result, isAuthorised } = challenge
  if (result !== null)
    return {
      language,
      title: t.bank,
      result,
      main: sheet(t.bank, isAuthorised ? t.authorised : t.refused, `<p role="status">${t.back}</p>`),
    }
  const amount = formatMoney(challenge.amount, challenge.currency, pageLocale[language])
  const wrong = isWrong ? `<p class="wrong" id="wrong" role="alert">${t.wrong(challenge.triesLeft)}</p>` : ''
  const form = `
<dl><dt>${t.shop}</dt><dd>Cairn</dd><dt>${t.amount}</dt><dd>${escaped(amount)}</dd><dt>${t.card}</dt><dd>•••• ${escaped(challenge.last4)}</dd></dl>
<form method="post">
<label for="code">${t.code}</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6"${isWrong ? ' aria-invalid="true" aria-describedby="wrong note"' : ' aria-describedby="note"'}>
${wrong}<p class="note" id="note">${t.note}</p>
<div class="actions"><button class="main" name="answer" value="authorise">${t.authorise}</button><button name="answer" value="refuse">${t.refuse}</button></div>
</form>`
  return { language, title: t.bank, result: null, main: sheet(t.bank, t.question, form) }
}

export const unknownPage = (language: Language): Page => {
  const t = words[language]
  return { language, title: t.bank, result: null, main: sheet(t.bank, t.unknown, `<p>${t.close}</p>`) }
}

const sheet = (bank: string, title: string, rest: string): string =>
  `<p class="bank">${bank}</p><h1>${title}</h1>${rest}`

const words = {
  en: {
    bank: 'Fernhill Bank',
    question: 'Is this payment yours?',
    shop: 'Shop',
    amount: 'Amount',
    card: 'Card',
    code: 'Code from your bank',
    note: `We have sent a code to your telephone. (This is a test bank: the code is always ${bankCode}.)`,
    wrong: (left: number) =>
      `This is not the code we sent. ${left === 1 ? 'One try is left.' : `${left} tries are left.`}`,
    authorise: 'Authorise',
    refuse: 'Refuse',
    authorised: 'Payment authorised',
    refused: 'Payment not authorised',
    back: 'You are returning to the shop.',
    unknown: 'We do not know this payment',
    close: 'Close this page and go back to the shop.',
  },
  fr: {
    bank: 'Fernhill Bank',
    question: 'Ce paiement est-il le vôtre ?',
    shop: 'Boutique',
    amount: 'Montant',
    card: 'Carte',
    code: 'Code de votre banque',
    note: `Nous avons envoyé un code à votre téléphone. (Banque d’essai : le code est toujours ${bankCode}.)`,
    wrong: (left: number) =>
      `Ce n’est pas le code envoyé. ${left === 1 ? 'Il reste un essai.' : `Il reste ${left} essais.`}`,
    authorise: 'Autoriser',
    refuse: 'Refuser',
    authorised: 'Paiement autorisé',
    refused: 'Paiement non autorisé',
    back: 'Vous retournez à la boutique.',
    unknown: 'Nous ne connaissons pas ce paiement',
    close: 'Fermez cette page et retournez à la boutique.',
  },
  de: {
    bank: 'Fernhill Bank',
    question: 'Ist das deine Zahlung?',
    shop: 'Shop',
    amount: 'Betrag',
    card: 'Karte',
    code: 'Code von deiner Bank',
    note: `Wir haben einen Code an dein Telefon geschickt. (Das ist eine Testbank: Der Code ist immer ${bankCode}.)`,
    wrong: (left: number) =>
      `Das ist nicht der Code, den wir geschickt haben. ${left === 1 ? 'Du hast noch einen Versuch.' : `Du hast noch ${left} Versuche.`}`,
    authorise: 'Freigeben',
    refuse: 'Ablehnen',
    authorised: 'Zahlung freigegeben',
    refused: 'Zahlung nicht freigegeben',
    back: 'Du kehrst zum Shop zurück.',
    unknown: 'Diese Zahlung kennen wir nicht',
    close: 'Schließe diese Seite und geh zurück zum Shop.',
  },
  it: {
    bank: 'Fernhill Bank',
    question: 'Questo pagamento è tuo?',
    shop: 'Negozio',
    amount: 'Importo',
    card: 'Carta',
    code: 'Codice della tua banca',
    note: `Abbiamo inviato un codice al tuo telefono. (Questa è una banca di prova: il codice è sempre ${bankCode}.)`,
    wrong: (left: number) =>
      `Non è il codice che abbiamo inviato. ${left === 1 ? 'Ti resta un tentativo.' : `Ti restano ${left} tentativi.`}`,
    authorise: 'Autorizza',
    refuse: 'Rifiuta',
    authorised: 'Pagamento autorizzato',
    refused: 'Pagamento non autorizzato',
    back: 'Stai tornando al negozio.',
    unknown: 'Non conosciamo questo pagamento',
    close: 'Chiudi questa pagina e torna al negozio.',
  },
  es: {
    bank: 'Fernhill Bank',
    question: '¿Es tuyo este pago?',
    shop: 'Comercio',
    amount: 'Importe',
    card: 'Tarjeta',
    code: 'Código de tu banco',
    note: `Hemos enviado un código a tu teléfono. (Es un banco de prueba: el código siempre es ${bankCode}.)`,
    wrong: (left: number) =>
      `No es el código que hemos enviado. ${left === 1 ? 'Te queda un intento.' : `Te quedan ${left} intentos.`}`,
    authorise: 'Autorizar',
    refuse: 'Rechazar',
    authorised: 'Pago autorizado',
    refused: 'Pago no autorizado',
    back: 'Vuelves a la web.',
    unknown: 'No conocemos este pago',
    close: 'Cierra esta página y vuelve a la web.',
  },
} as const
