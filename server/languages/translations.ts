import { createHash } from 'node:crypto'
import type { Tx } from '../storage/Tables.ts'
import type { Language } from '../storage/tables/CatalogTables.ts'
import { americanSpellings } from './americanEnglish.ts'
import deCatalogue from './de/catalogue.json' with { type: 'json' }
import deContent from './de/content.json' with { type: 'json' }
import esCatalogue from './es/catalogue.json' with { type: 'json' }
import esContent from './es/content.json' with { type: 'json' }
import itCatalogue from './it/catalogue.json' with { type: 'json' }
import itContent from './it/content.json' with { type: 'json' }

/** What the first seed says, apart from English and French: a file of each for every language. */
type TranslatedPart = 'catalogue' | 'content'

/** I18N-08: what is written again in American English: texts of goods, and documents of North America. */
type AmericanPart = 'american goods' | 'american content'

/** English text → translation. */
type Texts = Readonly<Record<string, string>>

/** The languages that are no part of the seed but a folder here: each English text with its translation. */
export const translations: Readonly<Record<Exclude<Language, 'en' | 'fr'>, Readonly<Record<TranslatedPart, Texts>>>> = {
  de: { catalogue: deCatalogue, content: deContent },
  it: { catalogue: itCatalogue, content: itContent },
  es: { catalogue: esCatalogue, content: esContent },
}

export type TranslatedLanguage = keyof typeof translations

export const translatedLanguages = ['de', 'it', 'es'] as const satisfies readonly TranslatedLanguage[]

/** I18N-01: the translation of an English text; undefined if it has none yet. Content also uses the catalogue's. */
export const translationOf = (english: string, language: TranslatedLanguage): string | undefined => {
  const { catalogue, content } = translations[language]
  return textAt(catalogue, english) ?? textAt(content, english)
}

/**
 * Whether the translations of a part differ from those that this database was filled with. Notes that it is filled with
 * them from now on, so of two servers that start at once only one does the work.
 */
export const takeTranslations = async (tx: Tx, part: TranslatedPart | AmericanPart): Promise<boolean> => {
  const digest = digestOf(part)
  const taken = await tx.selectFrom('seeded_translation').select('digest').where('part', '=', part).executeTakeFirst()
  if (taken?.digest === digest) return false
  await tx
    .insertInto('seeded_translation')
    .values({ part, digest })
    .onConflict((is) => is.column('part').doUpdateSet({ digest }))
    .execute()
  return true
}

const textAt = (texts: Texts, english: string): string | undefined =>
  Object.hasOwn(texts, english) ? texts[english] : undefined

/** Content is translated with the texts of both files. */
const digestOf = (part: TranslatedPart | AmericanPart): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        part === 'american goods' || part === 'american content'
          ? { spellings: americanSpellings, language: 'en-us' }
          : translatedLanguages.map((language) =>
              part === 'content' ? translations[language] : translations[language].catalogue,
            ),
      ),
    )
    .digest('hex')
