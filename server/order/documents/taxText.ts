import type { TaxName } from '../../../core/domain/tax/taxRate.ts'
import type { Language } from '../../storage/tables/CatalogTables.ts'

type TaxText = {
  readonly vat: string
  readonly vatIncluded: string
  /** Under a total that has the tax in it. */
  readonly includes: (tax: string, net: string) => string
  /** When the goods were supplied. */
  readonly supplied: (days: string) => string
  readonly rate: string
  readonly net: string
  readonly gross: string
  readonly notTaxed: string
  readonly taxRefunded: string
  /** A name that is missing is the English one. */
  readonly names: Readonly<Partial<Record<TaxName, string>>>
}

/** ORD-22: what invoices and receipts say about taxes, by the site's language. */
export const taxText: Readonly<Record<Language, TaxText>> = {
  en: {
    vatIncluded: 'VAT included',
    vat: 'VAT',
    includes: (tax: string, net: string) => `Includes ${tax} on ${net}`,
    supplied: (days: string) => `Date of supply: ${days}`,
    rate: 'Tax rate',
    net: 'Net',
    gross: 'Gross',
    notTaxed: 'Not taxed (gift cards)',
    taxRefunded: 'Refunded',
    names: { sales: 'Tax' },
  },
  fr: {
    vatIncluded: 'TVA incluse',
    vat: 'TVA',
    includes: (tax: string, net: string) => `Dont ${tax} sur ${net} HT`,
    supplied: (days: string) => `Date de livraison : ${days}`,
    rate: 'Taux',
    net: 'Montant HT',
    gross: 'Montant TTC',
    notTaxed: 'Sans taxe (cartes cadeaux)',
    taxRefunded: 'Remboursé',
    names: { VAT: 'TVA', GST: 'TPS', HST: 'TVH', PST: 'TVP', QST: 'TVQ', RST: 'TVD', sales: 'Taxes' },
  },
  de: {
    vatIncluded: 'inkl. USt.',
    vat: 'USt.',
    includes: (tax: string, net: string) => `Inkl. ${tax} auf ${net} netto`,
    supplied: (days: string) => `Lieferdatum: ${days}`,
    rate: 'Steuersatz',
    net: 'Netto',
    gross: 'Brutto',
    notTaxed: 'Ohne Steuer (Geschenkgutscheine)',
    taxRefunded: 'Erstattet',
    names: { VAT: 'USt.', sales: 'Steuer' },
  },
  it: {
    vatIncluded: 'IVA inclusa',
    vat: 'IVA',
    includes: (tax: string, net: string) => `Di cui ${tax} su ${net}`,
    supplied: (days: string) => `Data di consegna: ${days}`,
    rate: 'Aliquota',
    net: 'Imponibile',
    gross: 'Totale lordo',
    notTaxed: 'Senza imposta (carte regalo)',
    taxRefunded: 'Rimborsato',
    names: { VAT: 'IVA', sales: 'Imposte' },
  },
  es: {
    vatIncluded: 'IVA incluido',
    vat: 'IVA',
    includes: (tax: string, net: string) => `${tax} incluido sobre ${net}`,
    supplied: (days: string) => `Fecha de entrega: ${days}`,
    rate: 'Tipo',
    net: 'Base imponible',
    gross: 'Importe total',
    notTaxed: 'Sin impuestos (tarjetas regalo)',
    taxRefunded: 'Reembolsado',
    names: { VAT: 'IVA', sales: 'Impuestos' },
  },
}
