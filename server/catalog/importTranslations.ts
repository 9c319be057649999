import { takeTranslations, translatedLanguages, translationOf } from '../languages/translations.ts'
import type { TranslatedLanguage } from '../languages/translations.ts'
import type { Tx } from '../storage/Tables.ts'
import type { SeedCatalogue } from './importSeed.ts'

/**
 * I18N-01: the seeded catalogue in German, Italian and Spanish; what is not translated yet stays English. Done again
 * whenever the translations have changed, so that a database of an earlier version gets them, too. Texts
 * of other goods stay.
 */
export const importTranslations = async (tx: Tx, seed: () => Promise<SeedCatalogue>): Promise<void> => {
  if (!(await takeTranslations(tx, 'catalogue'))) return
  const { categories, products } = await withOwn(tx, await seed())
  if (categories.length === 0 || products.length === 0) return
  const categoryIds = categories.map(({ id }) => id)
  const productIds = products.map(({ id }) => id)
  for (const language of translatedLanguages) {
    const say = (english: string): string => translationOf(english, language) ?? english
    await tx
      .deleteFrom('category_text')
      .where('language', '=', language)
      .where('category_id', 'in', categoryIds)
      .execute()
    await tx
      .insertInto('category_text')
      .values(
        categories.map(({ id, name, intro }) => ({ category_id: id, language, name: say(name), intro: say(intro) })),
      )
      .execute()
    await tx.deleteFrom('product_text').where('language', '=', language).where('product_id', 'in', productIds).execute()
    await tx
      .insertInto('product_text')
      .values(
        products.map(({ id, name, kind, summary, description, details }) => ({
          product_id: id,
          language,
          name: say(name),
          kind: say(kind),
          summary: say(summary),
          description: say(description),
          details: JSON.stringify(details.map(say)),
        })),
      )
      .execute()
  }
  const names = new Set(products.flatMap(({ colourways }) => colourways.map(({ name }) => name)))
  for (const name of names)
    await tx
      .updateTable('colourway')
      .set({ names: JSON.stringify(namesOf(name)) })
      .where('name', '=', name)
      .execute()
}

/** What of the seed is in the database: the goods may be a shop's own. */
const withOwn = async (tx: Tx, { categories, products }: SeedCatalogue) => {
  const categoryIds = new Set((await tx.selectFrom('category').select('id').execute()).map(({ id }) => id))
  const productIds = new Set((await tx.selectFrom('product').select('id').execute()).map(({ id }) => id))
  return {
    categories: categories.filter(({ id }) => categoryIds.has(id)),
    products: products.filter(({ id }) => productIds.has(id)),
  }
}

/** Every English text of the catalogue that has to be translated; the name of a product only if French has its own. */
export const translatableTexts = ({ categories, products }: Pick<SeedCatalogue, 'categories' | 'products'>) => [
  ...new Set([
    ...categories.flatMap(({ name, intro }) => [name, intro]),
    ...products.flatMap(({ name, french }) => (name === french.name ? [] : [name])),
    ...products.map(({ kind }) => kind),
    ...products.flatMap(({ colourways }) => colourways.map(({ name }) => name)),
    ...products.flatMap(({ details }) => details),
    ...products.map(({ summary }) => summary),
    ...products.map(({ description }) => description),
  ]),
]

const namesOf = (english: string): Partial<Record<TranslatedLanguage, string>> =>
  Object.fromEntries(
    translatedLanguages.flatMap((language) => {
      const name = translationOf(english, language)
      return name === undefined ? [] : [[language, name]]
    }),
  )
