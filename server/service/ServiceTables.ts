import type { Locale } from '../../core/domain/locale/locales.ts'
import type { Json } from '../catalog/CatalogTables.ts'

export type ServiceTables = {
  /** What somebody has written to the shop's people. `subject` is whose token it came with, null for none; `email` in lower case. */
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
