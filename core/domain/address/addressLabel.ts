import type { AddressEntry } from '../../../contracts/commands/addressEntry.ts'

/**
 * SHIP-19: street and city as spelled on a label, if they were typed only in lower case or only in capitals. A shopper
 * who mixes both knows the spelling; names of people are never changed.
 */
export const labelSpelling = <Entry extends AddressEntry>(address: Entry): Entry => {
  const spelled = fields.flatMap((field) => {
    const typed = address[field]
    return typed === undefined ? [] : [[field, spell(typed.replace(/\s+/gu, ' '), address.country)] as const]
  })
  return { ...address, ...Object.fromEntries(spelled) }
}

type Town = {
  readonly city?: string | undefined
  readonly province?: string | undefined
  readonly postalCode?: string | undefined
  readonly country?: string | undefined
}

/**
 * The line of an envelope with the town; by country, the postal code is before it or at its end. A province that is
 * called like its capital is not named twice, and Spain's stands in the postal code.
 */
export const townLine = ({ city, province, postalCode, country = '' }: Town): string => {
  const isNamed = country !== 'ES' && province?.toLowerCase() !== city?.toLowerCase()
  const region = isNamed ? province : undefined
  return (codeFirst.has(country) ? [postalCode, city, region] : [city, region, postalCode]).filter(Boolean).join(' ')
}

const fields = ['addressLine1', 'addressLine2', 'city'] as const

const spell = (text: string, country = ''): string => {
  const isOneCase = text === text.toLowerCase() || text === text.toUpperCase()
  if (!isOneCase || !/\p{L}{2}/u.test(text)) return text
  const words = text.toLowerCase().split(' ')
  return words.map((word, place) => spellWord(word, place, country)).join(' ')
}

const spellWord = (word: string, place: number, country: string): string => {
  const isAnd = word === 'e' && eMeansAnd.has(country)
  if (alwaysCapital.has(word) && !isAnd) return word.toUpperCase()
  if (place > 0 && (isAnd || joining.has(word))) return word
  // "l'église": the article stays in lower case; "saint-denis": each part is a word.
  return word.replace(
    /(^|[-'])(\p{L}+)/gu,
    (_all, before: string, part: string, at: number) =>
      before + (isElision(word, part, at) && place > 0 ? part : capital(part)),
  )
}

/** Not the O of O'Connell. */
const isElision = (word: string, part: string, at: number): boolean =>
  at === 0 && word[1] === "'" && (part === 'l' || part === 'd')

const capital = (part: string): string => {
  const [first = ''] = part
  const large = first.toUpperCase()
  // Not the German ß, which would be two letters.
  return large.length === first.length ? large + part.slice(first.length) : part
}

/** Compass points, and the box. */
const alwaysCapital: ReadonlySet<string> = new Set(['n', 's', 'e', 'w', 'ne', 'nw', 'se', 'sw', 'po', 'bp'])

/** Small words that only connect, in the languages of the shop's countries. */
const joining: ReadonlySet<string> = new Set([
  'of',
  'the',
  'on',
  'de',
  'du',
  'des',
  'la',
  'le',
  'les',
  'et',
  'sur',
  'di',
  'da',
  'del',
  'della',
  'y',
  'am',
  'an',
  'der',
  'im',
  'von',
])

/** Elsewhere it is the compass point. */
const eMeansAnd: ReadonlySet<string> = new Set(['IT', 'ES'])

/** Countries whose post writes the postal code before the town. */
const codeFirst: ReadonlySet<string> = new Set(['FR', 'DE', 'IT', 'ES'])
