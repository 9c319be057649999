import type { Language } from '../storage/tables/CatalogTables.ts'

type Size = { readonly code: string; readonly label: string }

/**
 * A size as the shopper reads it. Figures and letters are the same in every language; size runs and words are not. In
 * lower case, because it follows a colour.
 */
export const sizeLabel = ({ code, label }: Size, language: Language): string =>
  language === 'fr' ? (frenchLabels.get(code) ?? label.replace(/^(\d+) to (\d+)$/, '$1 à $2')) : label

const frenchLabels: ReadonlyMap<string, string> = new Map([
  ['OS', 'taille unique'],
  ['SM', 'S/M, dos de 43 à 48 cm'],
  ['ML', 'M/L, dos de 48 à 53 cm'],
  ['MAIL', 'par e-mail'],
])
