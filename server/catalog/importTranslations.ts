import { inAmericanEnglish } from '../languages/americanEnglish.ts'
import { takeTranslations, translatedLanguages, translationOf } from '../languages/translations.ts'
import type { TranslatedLanguage } from '../languages/translations.ts'
import { pagesOf } from '../storage/pagesOf.ts'
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
  const american = await americanColours(tx)
  for (const name of names)
    await tx
      .updateTable('colourway')
      .set({ names: JSON.stringify(namesOf(name)) })
      .where('name', '=', name)
      .execute()
  for (const { product_id, code, name, own } of american)
    if (names.has(name))
      await tx
        .updateTable('colourway')
        .set({ names: JSON.stringify({ ...namesOf(name), 'en-us': own }) })
        .where('product_id', '=', product_id)
        .where('code', '=', code)
        .execute()
}

/** I18N-08: no translation of the seed takes the place of an American name. */
const americanColours = async (tx: Tx) => {
  const rows = await tx.selectFrom('colourway').select(['product_id', 'code', 'name', 'names']).execute()
  return rows.flatMap(({ names, ...row }) => {
    const own = names['en-us']
    return own === undefined ? [] : [{ ...row, own }]
  })
}

/**
 * I18N-08: the seeded goods in American English. A text that is there already stays, and so does what an operator has
 * written otherwise in English. Done again whenever the words have changed.
 */
export const importAmerican = async (tx: Tx, seed: () => Promise<SeedCatalogue>): Promise<void> => {
  if (!(await takeTranslations(tx, 'american goods'))) return
  const { categories, products } = await withOwn(tx, await seed())
  const language = 'en-us'
  const written = await tx.selectFrom('product_text').selectAll().where('language', '=', 'en').execute()
  const byProduct = new Map(written.map((text) => [text.product_id, text]))
  const say = (seeded: string, now: string | undefined): string => {
    const american = inAmericanEnglish(seeded)
    return now === seeded && american !== seeded ? american : ''
  }
  const goods = products.map(({ id, name, kind, summary, description, details }) => {
    const now = byProduct.get(id)
    const isSame = JSON.stringify(now?.details) === JSON.stringify(details)
    const lines = isSame ? details.map(inAmericanEnglish) : details
    return {
      product_id: id,
      language,
      name: say(name, now?.name),
      kind: say(kind, now?.kind),
      summary: say(summary, now?.summary),
      description: say(description, now?.description),
      details: JSON.stringify(String(lines) === String(details) ? [] : lines),
    } as const
  })
  for (const rows of pagesOf(
    goods.filter((text) => isOwn([text.name, text.kind, text.summary, text.description, text.details])),
  ))
    await tx
      .insertInto('product_text')
      .values([...rows])
      .onConflict((is) => is.doNothing())
      .execute()
  const named = await tx.selectFrom('category_text').selectAll().where('language', '=', 'en').execute()
  const byCategory = new Map(named.map((text) => [text.category_id, text]))
  const lists = categories.map(({ id, name, intro }) => {
    const now = byCategory.get(id)
    return { category_id: id, language, name: say(name, now?.name), intro: say(intro, now?.intro) } as const
  })
  for (const rows of pagesOf(lists.filter(({ name, intro }) => isOwn([name, intro]))))
    await tx
      .insertInto('category_text')
      .values([...rows])
      .onConflict((is) => is.doNothing())
      .execute()
}

/** Whether anything is said otherwise than in English. */
const isOwn = (parts: readonly string[]): boolean => parts.some((part) => part !== '' && part !== '[]')

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
