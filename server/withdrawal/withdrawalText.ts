import type { Language } from '../storage/tables/CatalogTables.ts'
import type { ServiceTables } from '../storage/tables/ServiceTables.ts'

type WithdrawalText = {
  readonly subject: (number: string) => string
  readonly opening: string
  /** What the consumer has stated. */
  readonly statement: string
  readonly number: string
  readonly received: string
  readonly name: string
  readonly orderNumber: string
  readonly email: string
  readonly item: string
  readonly all: string
  readonly next: Readonly<Record<ServiceTables['withdrawal']['state'], string>>
  readonly sendBack: string
  readonly label: string
  readonly notYou: (email: string) => string
}

/** How each language is written: `docs/languages`. English is the United Kingdom’s, whose law says to cancel. */
export const withdrawalText: Readonly<Record<Language, WithdrawalText>> = {
  en: {
    subject: (number) => `We’ve received your cancellation, ${number}`,
    opening: 'We’ve received your statement. This email is your receipt: please keep it.',
    statement: 'You have stated that you cancel your contract with us:',
    number: 'Receipt number',
    received: 'Received',
    name: 'Name',
    orderNumber: 'Order number',
    email: 'Email',
    item: 'What it covers',
    all: 'the whole order',
    next: {
      cancelled: 'Your order had not left yet. We’ve cancelled it and will refund what you paid within 14 days.',
      returning: 'We’ve prepared your return, and will refund you within 14 days of getting the goods back.',
      waiting: 'One of us will look at your order and write to you within one working day.',
      settled: 'Your order was cancelled or is on its way back already: there’s nothing more to do.',
    },
    sendBack: 'Please send the goods back within 14 days. With this label it costs you nothing.',
    label: 'Return label',
    notYou: (email) => `If this wasn’t you, write to us at ${email}.`,
  },
  fr: {
    subject: (number) => `Nous avons bien reçu votre rétractation, ${number}`,
    opening: 'Nous avons bien reçu votre déclaration. Cet e-mail en est l’accusé de réception : conservez-le.',
    statement: 'Vous avez déclaré vous rétracter du contrat conclu avec nous :',
    number: 'Numéro d’accusé de réception',
    received: 'Reçue le',
    name: 'Nom',
    orderNumber: 'Numéro de commande',
    email: 'E-mail',
    item: 'Articles concernés',
    all: 'toute la commande',
    next: {
      cancelled:
        'Votre commande n’était pas encore partie. Nous l’avons annulée et vous rembourserons ce que vous avez payé sous 14 jours.',
      returning: 'Votre retour est prêt. Nous vous rembourserons dans les 14 jours suivant la réception des articles.',
      waiting: 'Nous examinons votre commande et vous écrirons sous un jour ouvré.',
      settled: 'Votre commande est déjà annulée ou en cours de retour : vous n’avez rien d’autre à faire.',
    },
    sendBack: 'Renvoyez les articles sous 14 jours. Avec cette étiquette, le retour est gratuit.',
    label: 'Étiquette de retour',
    notYou: (email) => `Si ce n’était pas vous, écrivez-nous à ${email}.`,
  },
  de: {
    subject: (number) => `Dein Widerruf ist eingegangen, ${number}`,
    opening:
      'Dein Widerruf ist bei uns eingegangen. Diese E-Mail ist deine Eingangsbestätigung: Bewahre sie bitte auf.',
    statement: 'Du hast erklärt, dass du deinen Vertrag mit uns widerrufst:',
    number: 'Nummer des Eingangs',
    received: 'Eingegangen',
    name: 'Name',
    orderNumber: 'Bestellnummer',
    email: 'E-Mail',
    item: 'Umfang',
    all: 'die ganze Bestellung',
    next: {
      cancelled:
        'Deine Bestellung war noch nicht unterwegs. Wir haben sie storniert und erstatten innerhalb von 14 Tagen, was du bezahlt hast.',
      returning:
        'Deine Rücksendung ist vorbereitet. Sobald die Ware wieder bei uns ist, erstatten wir innerhalb von 14 Tagen.',
      waiting: 'Wir sehen uns deine Bestellung an und schreiben dir innerhalb eines Werktags.',
      settled: 'Deine Bestellung ist bereits storniert oder auf dem Weg zurück. Du musst nichts weiter tun.',
    },
    sendBack: 'Bitte schick die Ware innerhalb von 14 Tagen zurück. Mit diesem Etikett kostet es dich nichts.',
    label: 'Rücksendeetikett',
    notYou: (email) => `Wenn du das nicht warst, schreib uns an ${email}.`,
  },
  it: {
    subject: (number) => `Abbiamo ricevuto il tuo recesso, ${number}`,
    opening: 'Abbiamo ricevuto la tua dichiarazione. Questa email è l’avviso di ricevimento: conservala.',
    statement: 'Hai dichiarato di recedere dal contratto concluso con noi:',
    number: 'Numero di ricevimento',
    received: 'Ricevuto',
    name: 'Nome',
    orderNumber: 'Numero d’ordine',
    email: 'Email',
    item: 'Articoli interessati',
    all: 'tutto l’ordine',
    next: {
      cancelled:
        'Il tuo ordine non era ancora partito. Lo abbiamo annullato e ti rimborseremo quanto hai pagato entro 14 giorni.',
      returning: 'Il tuo reso è pronto. Ti rimborseremo entro 14 giorni da quando riceviamo gli articoli.',
      waiting: 'Esaminiamo il tuo ordine e ti scriviamo entro un giorno lavorativo.',
      settled: 'Il tuo ordine è già annullato o in viaggio verso di noi: non devi fare altro.',
    },
    sendBack: 'Rispedisci gli articoli entro 14 giorni. Con questa etichetta il reso è gratuito.',
    label: 'Etichetta di reso',
    notYou: (email) => `Se non sei stato tu, scrivici a ${email}.`,
  },
  es: {
    subject: (number) => `Hemos recibido tu desistimiento, ${number}`,
    opening: 'Hemos recibido tu declaración. Este correo es el acuse de recibo: guárdalo.',
    statement: 'Has declarado que desistes del contrato celebrado con nosotros:',
    number: 'Número del acuse de recibo',
    received: 'Recibido',
    name: 'Nombre',
    orderNumber: 'Número de pedido',
    email: 'Correo electrónico',
    item: 'Artículos afectados',
    all: 'todo el pedido',
    next: {
      cancelled:
        'Tu pedido aún no había salido. Lo hemos cancelado y te reembolsaremos lo que pagaste en un plazo de 14 días.',
      returning: 'Tu devolución está preparada. Te reembolsaremos en los 14 días siguientes a recibir los artículos.',
      waiting: 'Revisaremos tu pedido y te escribiremos en un día laborable.',
      settled: 'Tu pedido ya está cancelado o de vuelta: no tienes que hacer nada más.',
    },
    sendBack: 'Devuelve los artículos en un plazo de 14 días. Con esta etiqueta la devolución es gratuita.',
    label: 'Etiqueta de devolución',
    notYou: (email) => `Si no has sido tú, escríbenos a ${email}.`,
  },
}
