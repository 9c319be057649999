import type { Language } from '../../storage/tables/CatalogTables.ts'

type OrderLetterLabels = {
  readonly orderNumber: string
  readonly orderDate: string
  readonly creditNote: string
  readonly method: string
  readonly carrier: string
  readonly trackingNumber: string
  readonly subtotal: string
  /** Of shipping. */
  readonly free: string
  readonly gift: string
  readonly made: (initials: string) => string
  readonly forWhom: (to: string) => string
  readonly refundTo: (way: string) => string
  readonly seeOrder: string
  readonly trackParcel: (carrier: string) => string
  readonly seeReturns: string
  /** LAW-18: in the shops of Europe. */
  readonly withdraw: string
}

/** What stands in every letter about an order; the rest is in `documentText`, as on its invoice. */
export const orderLetterLabels: Readonly<Record<Language, OrderLetterLabels>> = {
  en: {
    orderNumber: 'Order number',
    orderDate: 'Order date',
    creditNote: 'Credit note',
    method: 'Delivery method',
    carrier: 'Carrier',
    trackingNumber: 'Tracking number',
    subtotal: 'Subtotal',
    free: 'Free',
    gift: 'a gift',
    made: (initials) => `Made for you, with the initials ${initials}`,
    forWhom: (to) => `A gift for ${to}`,
    refundTo: (way) => `Refund to ${way}`,
    seeOrder: 'See your order',
    trackParcel: (carrier) => `Track with ${carrier}`,
    seeReturns: 'How to return',
    withdraw: 'Cancel contract here',
  },
  fr: {
    orderNumber: 'Numéro de commande',
    orderDate: 'Date de commande',
    creditNote: 'Avoir',
    method: 'Mode de livraison',
    carrier: 'Transporteur',
    trackingNumber: 'Numéro de suivi',
    subtotal: 'Sous-total',
    free: 'Offerte',
    gift: 'cadeau',
    made: (initials) => `Fabriqué pour vous, aux initiales ${initials}`,
    forWhom: (to) => `Un cadeau pour ${to}`,
    refundTo: (way) => `Remboursement sur ${way}`,
    seeOrder: 'Voir votre commande',
    trackParcel: (carrier) => `Suivre avec ${carrier}`,
    seeReturns: 'Comment retourner un article',
    withdraw: 'Renoncer au contrat ici',
  },
  de: {
    orderNumber: 'Bestellnummer',
    orderDate: 'Bestelldatum',
    creditNote: 'Rechnungskorrektur',
    method: 'Lieferart',
    carrier: 'Versand durch',
    trackingNumber: 'Sendungsnummer',
    subtotal: 'Zwischensumme',
    free: 'kostenlos',
    gift: 'geschenkt',
    made: (initials) => `Für dich gefertigt, mit den Initialen ${initials}`,
    forWhom: (to) => `Ein Geschenk für ${to}`,
    refundTo: (way) => `Erstattung: ${way}`,
    seeOrder: 'Bestellung ansehen',
    trackParcel: (carrier) => `Bei ${carrier} verfolgen`,
    seeReturns: 'So geht die Rücksendung',
    withdraw: 'Vertrag widerrufen',
  },
  it: {
    orderNumber: 'Numero d’ordine',
    orderDate: 'Data dell’ordine',
    creditNote: 'Nota di credito',
    method: 'Modalità di consegna',
    carrier: 'Corriere',
    trackingNumber: 'Numero di tracking',
    subtotal: 'Subtotale',
    free: 'gratuita',
    gift: 'in regalo',
    made: (initials) => `Fatto per te, con le iniziali ${initials}`,
    forWhom: (to) => `Un regalo per ${to}`,
    refundTo: (way) => `Rimborso su ${way}`,
    seeOrder: 'Vedi il tuo ordine',
    trackParcel: (carrier) => `Segui con ${carrier}`,
    seeReturns: 'Come fare un reso',
    withdraw: 'Recedere dal contratto qui',
  },
  es: {
    orderNumber: 'Número de pedido',
    orderDate: 'Fecha del pedido',
    creditNote: 'Factura rectificativa',
    method: 'Forma de envío',
    carrier: 'Transportista',
    trackingNumber: 'Número de seguimiento',
    subtotal: 'Subtotal',
    free: 'gratis',
    gift: 'de regalo',
    made: (initials) => `Hecho para ti, con las iniciales ${initials}`,
    forWhom: (to) => `Un regalo para ${to}`,
    refundTo: (way) => `Reembolso: ${way}`,
    seeOrder: 'Ver mi pedido',
    trackParcel: (carrier) => `Seguir con ${carrier}`,
    seeReturns: 'Cómo devolver',
    withdraw: 'Desistir del contrato aquí',
  },
}
