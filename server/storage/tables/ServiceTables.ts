import type { Locale } from '../../../core/domain/locale/locales.ts'
import type { Json } from './CatalogTables.ts'

export type ServiceTables = {
  /**
   * A message to the shop's staff. `subject` is the owner of the token it came with, null for none; `email` in lower
   * case.
   */
  service_case: {
    number: string
    kind: 'contact' | 'warranty'
    subject: string | null
    email: string
    document: Json<Readonly<Record<string, string>>>
    locale: Locale
    created_at: number
  }
}

/** A service behind the shop that is out of order. No row = it works. */
export type Service = 'sign-in' | 'tax' | 'pricing' | 'labels' | 'gift-cards'

export type OutageTables = { outage: { service: Service } }

export type MailTables = {
  /**
   * ORD-14: letters to be sent, in two parts: `body` is plain text, `html` a whole page, null in a letter that is older
   * than the column. `id` of a letter about a step of an order: the step, the order and the shipment.
   */
  mail: { id: string; recipient: string; subject: string; body: string; html: string | null; sent_at: number }
}
