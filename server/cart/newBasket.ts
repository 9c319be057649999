import { allLocales, locales } from '../../core/domain/locale/locales.ts'
import type { CurrencyCode } from '../catalog/CatalogTables.ts'
import type { ChangeContext } from './changeBasket.ts'
import type { BasketDocument, OpenBasket } from './BasketDocument.ts'
import { emptyDocument } from './BasketDocument.ts'
import { needsOf } from './needsOf.ts'

/** CART-11: a basket keeps the country and the currency it was opened in. Not stored yet. */
export function newBasket(
  { newId, caller, locale }: ChangeContext,
  currency: CurrencyCode | undefined,
  storeId?: string,
): OpenBasket {
  const document: BasketDocument = { ...emptyDocument, ...(storeId === undefined ? {} : { favoriteStoreId: storeId }) }
  return {
    id: newId(),
    subject: caller.subject,
    version: 1,
    status: 'open',
    country: locale.country,
    currency: currency !== undefined && isOfSite(currency, locale.country) ? currency : locale.currency,
    document,
  }
}

export async function insertBasket({ db, now }: ChangeContext, basket: OpenBasket): Promise<void> {
  const row = {
    ...basket,
    document: JSON.stringify(basket.document),
    needs: JSON.stringify(needsOf(basket)),
    created_at: now,
    updated_at: now,
  }
  await db.insertInto('basket').values(row).execute()
}

/** A basket for Canada may be asked for in any currency used beside it, never in euros. */
function isOfSite(currency: CurrencyCode, country: string): boolean {
  const site = allLocales.find((locale) => locales[locale].country === country)
  return allLocales.some(
    (locale) =>
      site !== undefined && locales[locale].site === locales[site].site && locales[locale].currency === currency,
  )
}
