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
  /** Letters to be sent, as plain text. */
  mail: { id: string; recipient: string; subject: string; body: string; sent_at: number }
}
