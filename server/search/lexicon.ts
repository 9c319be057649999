import type { Language } from '../storage/tables/CatalogTables.ts'
import { spellingsOf, stemOf, typedWordsOf } from './wordsOf.ts'
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }
import it from './words/it.json' with { type: 'json' }

/** CAT-59: what shoppers of a language call the goods. Every file names every concept of `words/concepts.json`. */
export type Lexicon = {
  /** A phrase, as the stems of its words written together (`rain jacket` = `rainjacket`) → what it means. */
  readonly meanings: ReadonlyMap<string, readonly Meaning[]>
  /** Words that say nothing: `for`, `with`. */
  readonly dropped: ReadonlySet<string>
  readonly sizeNames: ReadonlySet<string>
  /** Those that are said of shoes alone: `pointure`. */
  readonly shoeSizeNames: ReadonlySet<string>
  /** Every word of a phrase, by its stem, as it is spelled. */
  readonly spelled: ReadonlyMap<string, string>
  /** The same words without their accents, as they are printed: `chaussee` → `chaussée`. */
  readonly printed: ReadonlyMap<string, string>
}

/**
 * A concept (`kind:boot`, `trait:warm`), `for:men`, `colour:red`, `size:9½` (of `sizeMeaningsOf`), or a page
 * (`page:/stores`).
 */
export type Meaning = `${'kind' | 'trait' | 'for' | 'colour' | 'size' | 'page'}:${string}`

type LexiconFile = typeof en

export const lexiconOf = (language: Language): Lexicon => lexicons[language]()

/** Words of a phrase that may be looked up together. */
export const longestPhrase = 5

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => (made ??= make())
}

const readLexicon = (words: LexiconFile, language: Language): Lexicon => {
  const meanings = new Map<string, readonly Meaning[]>()
  const spelled = new Map<string, string>()
  const printed = new Map<string, string>()
  const dropped = new Set(words.drop.flatMap(spellingsOf))
  const add = (
    group: 'kind' | 'trait' | 'for' | 'colour' | 'page',
    lists: Readonly<Record<string, readonly string[]>>,
  ) => {
    for (const [id, phrases] of Object.entries(lists))
      for (const phrase of phrases) {
        const kept = typedWordsOf(phrase).filter(({ word }) => !dropped.has(word))
        const stems = kept.map(({ word }) => stemOf(word, language))
        for (const [n, { word, typed }] of kept.entries()) {
          spelled.set(stems[n] ?? word, word)
          printed.set(word, typed)
        }
        const key = stems.join('')
        meanings.set(key, [...new Set([...(meanings.get(key) ?? []), `${group}:${id}` as const])])
      }
  }
  add('kind', words.kinds)
  add('trait', words.traits)
  add('for', words.audience)
  add('colour', words.colours)
  add('page', words.pages)
  const shoeSizeNames = words.shoeSizeNames.flatMap(spellingsOf)
  const sizeNames = new Set([...words.sizeNames.flatMap(spellingsOf), ...shoeSizeNames])
  return { meanings, spelled, printed, dropped, sizeNames, shoeSizeNames: new Set(shoeSizeNames) }
}

const lexicons: Readonly<Record<Language, () => Lexicon>> = {
  en: once(() => readLexicon(en, 'en')),
  fr: once(() => readLexicon(fr, 'fr')),
  de: once(() => readLexicon(de, 'de')),
  it: once(() => readLexicon(it, 'it')),
  es: once(() => readLexicon(es, 'es')),
}
