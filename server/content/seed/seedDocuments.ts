import { isDeepStrictEqual } from 'node:util'
import type { ContentBody, ContentDocument } from '../../../contracts/content/contentDocument.ts'
import { frenchSpaces } from '../../../core/domain/locale/frenchSpaces.ts'
import type { Site } from '../../../core/domain/locale/locales.ts'
import { regionalText } from '../../kit/regionalText.ts'
import { inAmericanEnglish } from '../../languages/americanEnglish.ts'
import { translatedLanguages, translationOf } from '../../languages/translations.ts'
import type { TranslatedLanguage } from '../../languages/translations.ts'
import { catalogueDocuments } from './catalogueDocuments.ts'
import { fragmentDocuments } from './fragmentDocuments.ts'
import { frameDocuments } from './frameDocuments.ts'
import { hubDocuments } from './hubDocuments.ts'
import { journalArticles } from './journalArticles.ts'
import { firstBoots } from './landing/firstBoots.ts'
import { hutToHut } from './landing/hutToHut.ts'
import { openBench } from './landing/openBench.ts'
import { washAndProof } from './landing/washAndProof.ts'
import { wetDays } from './landing/wetDays.ts'
import { winterWalking } from './landing/winterWalking.ts'
import { noticeDocuments } from './noticeDocuments.ts'
import { pageDocuments } from './pageDocuments.ts'
import type { Say, SeedDocument } from './SeedDocument.ts'
import { shopPages } from './shopPages.ts'
import { slotDocuments } from './slotDocuments.ts'

/**
 * For both sites in English and French, and for Europe in each language into which all of the document's texts are
 * translated; until then readers of that language get it in English.
 */
export const seedDocuments = (): readonly (typeof ContentDocument.Encoded)[] =>
  sites.flatMap((site) =>
    written.map(({ body, ...document }) => {
      const english = body(site === 'EMEA' ? inBritish : (text) => text, 'en', site)
      const french = body((_english, text) => frenchSpaces(regionalText(text, countryOf[site])), 'fr', site)
      const others = site === 'EMEA' ? translatedBodies(body) : americanBody(body, english)
      return { ...document, site, bodies: { en: english, fr: french, ...others } }
    }),
  )

/** I18N-01: the seeded English is written once for all its sites, as Canada spells it. */
const inBritish = (english: string): string =>
  english.replaceAll('postal code', 'postcode').replaceAll('loyalty program', 'loyalty programme')

/** I18N-08: what the United States read, where they say it otherwise. */
const americanBody = (body: SeedDocument['body'], shared: ContentBody): Readonly<Record<string, ContentBody>> => {
  const own = body((english) => inAmericanEnglish(english.replaceAll('postal code', 'ZIP code')), 'en', 'NA')
  return isDeepStrictEqual(own, shared) ? {} : { 'en-us': own }
}

/** I18N-01: on the North American site French is read in Canada only. */
const countryOf = { NA: { code: 'fr-ca' }, EMEA: { code: 'fr-fr' } } as const

const translatedBodies = (body: SeedDocument['body']): Readonly<Record<string, ContentBody>> =>
  Object.fromEntries(
    translatedLanguages.flatMap((language) => {
      let isComplete = true
      const translated = body(
        sayTranslated(
          (text) => translationOf(text, language),
          () => (isComplete = false),
        ),
        language,
        'EMEA',
      )
      return isComplete ? [[language, translated]] : []
    }),
  )

/** By document: the English texts that have no translation yet. */
export const missingTexts = (language: TranslatedLanguage): readonly (readonly [document: string, text: string])[] => {
  const found = new Map<string, string>()
  for (const { family, key, body } of written)
    body(
      sayTranslated(
        (text) => translationOf(text, language),
        (text) => found.set(text, found.get(text) ?? `${family}/${key}`),
      ),
      language,
      'EMEA',
    )
  return [...found].map(([text, document]) => [document, text])
}

/** The English texts that are translated: those of the languages, as en-gb has some of its own. */
export const textsOfDocuments = (): ReadonlySet<string> => {
  const found = new Set<string>()
  const say = sayTranslated(
    () => undefined,
    (text) => found.add(text),
  )
  for (const { body } of written) for (const language of translatedLanguages) body(say, language, 'EMEA')
  return found
}

/** These six together show every kind of block that a page may have. */
export const landingPages: readonly SeedDocument[] = [
  firstBoots,
  hutToHut,
  openBench,
  washAndProof,
  wetDays,
  winterWalking,
]

const written: readonly SeedDocument[] = [
  ...frameDocuments,
  ...noticeDocuments,
  ...pageDocuments,
  ...hubDocuments,
  ...landingPages,
  ...journalArticles,
  ...shopPages,
  ...slotDocuments,
  ...fragmentDocuments,
  ...catalogueDocuments(),
]

const sites: readonly Site[] = ['NA', 'EMEA']

/**
 * The words of a language that is translated from English. Of HTML, each heading, paragraph and item of a list is a
 * text by itself; a figure only gets its decimal comma. `lacks` is told each text without a translation, which then
 * stays English.
 */
const sayTranslated =
  (translationOf: (english: string) => string | undefined, lacks: (english: string) => void): Say =>
  (english) => {
    const say = (text: string): string => {
      if (!/\p{L}/u.test(text)) return text.replace('.', ',')
      const translated = translationOf(text)
      if (translated === undefined) lacks(text)
      return translated ?? text
    }
    return partTag.test(english)
      ? english.replaceAll(parts, (_, tag: string, text: string) => `<${tag}>${say(text)}</${tag}>`)
      : say(english)
  }

const partTag = /^<(?:h2|h3|p|ul|ol)>/
const parts = /<(h2|h3|p|li)>(.*?)<\/\1>/gs
