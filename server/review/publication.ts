import { productPath } from '../catalog/productSummary.ts'
import type { SiteLocale } from '../kit/siteLocale.ts'
import type { LetterSite } from '../mail/layout/writeLetter.ts'
import type { Db } from '../storage/Tables.ts'

/** `now` in epoch ms; `publicUrl`: where the letter's links lead (CAIRN_PUBLIC_URL); `seller`: who writes it. */
export type Publication = Omit<LetterSite, 'locale'> & { readonly now: number; readonly newId: () => string }

/** Of the product's page; null: the shop does not sell the product any more, so it has none. */
export const productPathOf = async (db: Db, productId: string, locale: SiteLocale): Promise<string | null> => {
  const product = await db
    .selectFrom('product')
    .select(['slug', 'id'])
    .where('id', '=', productId)
    .where('withdrawn', '=', false)
    .executeTakeFirst()
  return product ? productPath(product, locale) : null
}
