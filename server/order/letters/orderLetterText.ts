import type { Language } from '../../storage/tables/CatalogTables.ts'

/** The letters about an order that go to the shopper. `ready`: it can be fetched; `collected`: it was. */
export type OrderLetterKind =
  | 'confirmed'
  | 'shipped'
  | 'ready'
  | 'delivered'
  | 'collected'
  | 'cancelled'
  | 'refunded'
  | 'partRefunded'
  | 'returned'

type OrderLetterText = {
  readonly subject: Readonly<Record<OrderLetterKind, (orderNumber: string) => string>>
  readonly opening: Readonly<Record<OrderLetterKind, string>>
  /** What comes next after an order: it is shipped, fetched, both or neither. */
  readonly next: Readonly<Record<'ship' | 'pickup' | 'both', string>>
  readonly cancelHint: Readonly<Record<'ship' | 'pickup', string>>
  readonly returnHint: string
}

/** How each language is written: `docs/languages`. */
export const orderLetterText: Readonly<Record<Language, OrderLetterText>> = {
  en: {
    subject: {
      confirmed: (number) => `Your order ${number}`,
      shipped: (number) => `We’ve shipped your order ${number}`,
      ready: (number) => `Your order ${number} is ready for pickup`,
      delivered: (number) => `Your order ${number} has been delivered`,
      collected: (number) => `You’ve picked up your order ${number}`,
      cancelled: (number) => `Your order ${number} is cancelled`,
      refunded: (number) => `We’ve refunded your order ${number}`,
      partRefunded: (number) => `A refund for your order ${number}`,
      returned: (number) => `We’ve received your return for order ${number}`,
    },
    opening: {
      confirmed: 'Thank you for your order.',
      shipped: 'We’ve shipped these items.',
      ready: 'You can pick up these items now. Please bring your order number.',
      delivered: 'These items have been delivered.',
      collected: 'You’ve picked up these items. Thank you for coming by.',
      cancelled: 'We’ve cancelled your order.',
      refunded: 'We’ve refunded what you paid for your cancelled order.',
      partRefunded: 'We’re refunding part of what you paid for your order.',
      returned: 'We’ve received these items. Thank you for sending them back.',
    },
    next: {
      ship: 'We’ll email you when we ship it.',
      pickup: 'We’ll email you when it’s ready for pickup.',
      both: 'We’ll email you about each shipment.',
    },
    cancelHint: {
      ship: 'You can track your order with this email address, and cancel it until we ship it.',
      pickup: 'You can track your order with this email address, and cancel it until it’s ready for pickup.',
    },
    returnHint: 'If something isn’t right, you can return it.',
  },
  fr: {
    subject: {
      confirmed: (number) => `Votre commande ${number}`,
      shipped: (number) => `Votre commande ${number} est expédiée`,
      ready: (number) => `Votre commande ${number} est prête à être retirée`,
      delivered: (number) => `Votre commande ${number} est livrée`,
      collected: (number) => `Vous avez retiré votre commande ${number}`,
      cancelled: (number) => `Votre commande ${number} est annulée`,
      refunded: (number) => `Votre commande ${number} est remboursée`,
      partRefunded: (number) => `Remboursement partiel de votre commande ${number}`,
      returned: (number) => `Nous avons reçu votre retour de la commande ${number}`,
    },
    opening: {
      confirmed: 'Merci pour votre commande.',
      shipped: 'Nous avons expédié ces articles.',
      ready: 'Vous pouvez retirer ces articles dès maintenant. Munissez-vous de votre numéro de commande.',
      delivered: 'Ces articles sont livrés.',
      collected: 'Vous avez retiré ces articles. Merci de votre visite.',
      cancelled: 'Nous avons annulé votre commande.',
      refunded: 'Nous vous avons remboursé ce que vous aviez payé pour votre commande annulée.',
      partRefunded: 'Nous vous remboursons une partie de ce que vous avez payé pour votre commande.',
      returned: 'Nous avons reçu ces articles. Merci de nous les avoir retournés.',
    },
    next: {
      ship: 'Nous vous écrirons dès son expédition.',
      pickup: 'Nous vous écrirons dès que vous pourrez la retirer.',
      both: 'Nous vous écrirons pour chaque envoi.',
    },
    cancelHint: {
      ship: 'Avec cette adresse e-mail, vous pouvez la suivre, et l’annuler tant qu’elle n’est pas expédiée.',
      pickup: 'Avec cette adresse e-mail, vous pouvez la suivre, et l’annuler tant qu’elle n’est pas prête.',
    },
    returnHint: 'Si quelque chose ne va pas, vous pouvez retourner un article.',
  },
  de: {
    subject: {
      confirmed: (number) => `Deine Bestellung ${number}`,
      shipped: (number) => `Deine Bestellung ${number} ist unterwegs`,
      ready: (number) => `Deine Bestellung ${number} liegt zur Abholung bereit`,
      delivered: (number) => `Deine Bestellung ${number} ist zugestellt`,
      collected: (number) => `Du hast deine Bestellung ${number} abgeholt`,
      cancelled: (number) => `Deine Bestellung ${number} ist storniert`,
      refunded: (number) => `Wir haben deine Bestellung ${number} erstattet`,
      partRefunded: (number) => `Erstattung zu deiner Bestellung ${number}`,
      returned: (number) => `Deine Rücksendung zur Bestellung ${number} ist da`,
    },
    opening: {
      confirmed: 'Danke für deine Bestellung.',
      shipped: 'Wir haben diese Artikel verschickt.',
      ready: 'Du kannst diese Artikel jetzt abholen. Bitte bring deine Bestellnummer mit.',
      delivered: 'Diese Artikel sind zugestellt.',
      collected: 'Du hast diese Artikel abgeholt. Danke für deinen Besuch.',
      cancelled: 'Wir haben deine Bestellung storniert.',
      refunded: 'Wir haben dir erstattet, was du für die stornierte Bestellung bezahlt hast.',
      partRefunded: 'Wir erstatten dir einen Teil dessen, was du für deine Bestellung bezahlt hast.',
      returned: 'Diese Artikel sind bei uns angekommen. Danke fürs Zurücksenden.',
    },
    next: {
      ship: 'Wir schreiben dir, sobald wir sie verschicken.',
      pickup: 'Wir schreiben dir, sobald du sie abholen kannst.',
      both: 'Wir schreiben dir zu jeder Sendung.',
    },
    cancelHint: {
      ship: 'Mit dieser E-Mail-Adresse siehst du, wo sie ist, und kannst sie stornieren, bis wir sie verschicken.',
      pickup: 'Mit dieser E-Mail-Adresse siehst du, wo sie ist, und kannst sie stornieren, bis sie bereitliegt.',
    },
    returnHint: 'Wenn etwas nicht passt, kannst du es zurücksenden.',
  },
  it: {
    subject: {
      confirmed: (number) => `Il tuo ordine ${number}`,
      shipped: (number) => `Abbiamo spedito il tuo ordine ${number}`,
      ready: (number) => `Il tuo ordine ${number} è pronto per il ritiro`,
      delivered: (number) => `Il tuo ordine ${number} è stato consegnato`,
      collected: (number) => `Hai ritirato il tuo ordine ${number}`,
      cancelled: (number) => `Il tuo ordine ${number} è annullato`,
      refunded: (number) => `Abbiamo rimborsato il tuo ordine ${number}`,
      partRefunded: (number) => `Rimborso parziale del tuo ordine ${number}`,
      returned: (number) => `Abbiamo ricevuto il reso del tuo ordine ${number}`,
    },
    opening: {
      confirmed: 'Grazie per il tuo ordine.',
      shipped: 'Abbiamo spedito questi articoli.',
      ready: 'Puoi ritirare questi articoli da subito. Porta con te il numero d’ordine.',
      delivered: 'Questi articoli sono stati consegnati.',
      collected: 'Hai ritirato questi articoli. Grazie della visita.',
      cancelled: 'Abbiamo annullato il tuo ordine.',
      refunded: 'Ti abbiamo rimborsato quanto avevi pagato per l’ordine annullato.',
      partRefunded: 'Ti rimborsiamo una parte di quanto hai pagato per il tuo ordine.',
      returned: 'Abbiamo ricevuto questi articoli. Grazie per averli rispediti.',
    },
    next: {
      ship: 'Ti scriveremo quando lo spediremo.',
      pickup: 'Ti scriveremo quando potrai ritirarlo.',
      both: 'Ti scriveremo per ogni consegna.',
    },
    cancelHint: {
      ship: 'Con questo indirizzo email puoi vedere dov’è e annullarlo finché non lo spediamo.',
      pickup: 'Con questo indirizzo email puoi vedere dov’è e annullarlo finché non è pronto per il ritiro.',
    },
    returnHint: 'Se qualcosa non va, puoi fare un reso.',
  },
  es: {
    subject: {
      confirmed: (number) => `Tu pedido ${number}`,
      shipped: (number) => `Tu pedido ${number} está en camino`,
      ready: (number) => `Ya puedes recoger tu pedido ${number}`,
      delivered: (number) => `Tu pedido ${number} se ha entregado`,
      collected: (number) => `Has recogido tu pedido ${number}`,
      cancelled: (number) => `Tu pedido ${number} está cancelado`,
      refunded: (number) => `Hemos reembolsado tu pedido ${number}`,
      partRefunded: (number) => `Reembolso parcial de tu pedido ${number}`,
      returned: (number) => `Hemos recibido la devolución de tu pedido ${number}`,
    },
    opening: {
      confirmed: 'Gracias por tu pedido.',
      shipped: 'Hemos enviado estos artículos.',
      ready: 'Ya puedes recoger estos artículos. Trae tu número de pedido.',
      delivered: 'Estos artículos se han entregado.',
      collected: 'Has recogido estos artículos. Gracias por tu visita.',
      cancelled: 'Hemos cancelado tu pedido.',
      refunded: 'Te hemos reembolsado lo que pagaste por el pedido cancelado.',
      partRefunded: 'Te reembolsamos una parte de lo que pagaste por tu pedido.',
      returned: 'Hemos recibido estos artículos. Gracias por enviarlos de vuelta.',
    },
    next: {
      ship: 'Te escribiremos cuando lo enviemos.',
      pickup: 'Te escribiremos cuando puedas recogerlo.',
      both: 'Te escribiremos sobre cada entrega.',
    },
    cancelHint: {
      ship: 'Con esta dirección de correo puedes ver dónde está y cancelarlo hasta que lo enviemos.',
      pickup: 'Con esta dirección de correo puedes ver dónde está y cancelarlo hasta que esté listo para recoger.',
    },
    returnHint: 'Si algo no está bien, puedes devolverlo.',
  },
}
