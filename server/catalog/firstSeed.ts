import type { Language } from '../storage/tables/CatalogTables.ts'
import type { SeedCatalogue } from './importSeed.ts'

/** The seeded catalogue and stores. Imported only when it is needed: once in the life of a database. */
export const firstSeed = async (): Promise<SeedCatalogue> => {
  const { seedCategories } = await import('./seed/categories.ts')
  const { seedProducts, seedVariants } = await import('./seed/seedCatalogue.ts')
  const { seedQuestions, seedReviews } = await import('./seed/reviews.ts')
  const { stores } = await import('../store/seed/stores.ts')
  return {
    categories: seedCategories,
    products: seedProducts,
    variantsOf: seedVariants,
    reviews: seedReviews.map(
      ({ id, productId, language, rating, title, text, nickname, place, date, fit, upVotes, downVotes }) => {
        const words = { language, rating, title, text, nickname, place, written_on: date, fit: fit ?? null }
        return { id, product_id: productId, ...words, up_votes: upVotes, down_votes: downVotes }
      },
    ),
    translations: seedReviews.flatMap(({ id, translations }) =>
      written.flatMap((language) => {
        const translated = translations[language]
        return translated ? [{ review_id: id, language, ...translated }] : []
      }),
    ),
    questions: seedQuestions.map(({ id, productId, text, nickname, date, answer, answeredBy }) => {
      return {
        id,
        product_id: productId,
        language: 'en' as const,
        text,
        nickname,
        asked_on: date,
        answer,
        answered_by: answeredBy,
      }
    }),
    stores: stores.map(({ id, name, country, city, ...rest }) => ({
      id,
      name,
      country,
      city,
      document: JSON.stringify(rest),
    })),
    employees: stores.flatMap(({ id, employees }) => employees.map((employee) => ({ ...employee, store_id: id }))),
  }
}

const written: readonly Language[] = ['en', 'fr', 'de', 'it', 'es']
