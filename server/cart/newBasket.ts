import { defined } from '../../core/domain/fields/fields.ts'
import { allLocales, locales } from '../../core/domain/locale/locales.ts'
import type { CurrencyCode } from '../storage/tables/CatalogTables.ts'
import type { ChangeContext } from './changeBasket.ts'
import type { OpenBasket } from './pricing/OpenBasket.ts'
import type { BasketDocument } from '../storage/tables/BasketTables.ts'
import { emptyDocument } from './pricing/OpenBasket.ts'
import { needsOf } from './pricing/needsOf.ts'

/** CART-11: a basket keeps the country and currency in which it was opened. This one is not stored yet. */
export const newBasket = (
  { newId, caller, locale }: ChangeContext,
  currency: CurrencyCode | undefined,
  storeId?: string,
): OpenBasket => {
  const document: BasketDocument = { ...emptyDocument, ...defined({ favoriteStoreId: storeId }) }
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

export const insertBasket = async ({ db, now }: ChangeContext, basket: OpenBasket): Promise<void> => {
  const row = {
    ...basket,
    document: JSON.stringify(basket.document),
    needs: JSON.stringify(needsOf(basket)),
    created_at: now,
    updated_at: now,
  }
  await db.insertInto('basket').values(row).execute()
}

/** A basket for Canada may use any currency that is accepted there, never euros. */
const isOfSite = (currency: CurrencyCode, country: string): boolean => {
  const site = allLocales.find((locale) => locales[locale].country === country)
  return allLocales.some(
    (locale) =>
      site !== undefined && locales[locale].site === locales[site].site && locales[locale].currency === currency,
  )
}
