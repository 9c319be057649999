import type { Locale } from './locales.ts'

/**
 * I18N-02: a number in the locale's format, e.g. "12,345.5". At least `fewest` and at most `most` digits after the
 * decimal mark.
 *
 * The marks are ours and not `Intl`'s: a browser takes about 20 ms to make its first formatter, which delayed the first
 * press, and a page drawn by the server must say the same in every browser. A law compares them with `Intl`.
 */
export const formatNumber = (value: number, locale: Locale, minimise = 0, most = Math.max(minimise, 3)): string => {
  const written = Math.abs(value).toFixed(most)
  const [whole = '', digits = ''] = written.split('.')
  const kept = digits.slice(0, minimise) + digits.slice(minimise).replace(/0+$/, '')
  const { group, decimal, groupsFrom } = marksOf(locale)
  const grouped = whole.length < groupsFrom ? whole : whole.replaceAll(/\B(?=(\d{3})+$)/g, group)
  return (value < 0 && Number(written) > 0 ? '-' : '') + grouped + (kept && decimal + kept)
}

/** The separators of thousands and of the fraction, and from how many digits on thousands are separated. */
type Marks = { readonly group: string; readonly decimal: string; readonly groupsFrom: 4 | 5 }

const marksOf = (locale: Locale): Marks =>
  marks[locale.slice(0, 2)] ?? (locale === 'fr-ca' ? { ...french, group: '\u00a0' } : french)

const french: Marks = { group: '\u202f', decimal: ',', groupsFrom: 4 }

const marks: Readonly<Record<string, Marks>> = {
  en: { group: ',', decimal: '.', groupsFrom: 4 },
  de: { group: '.', decimal: ',', groupsFrom: 4 },
  it: { group: '.', decimal: ',', groupsFrom: 5 },
  es: { group: '.', decimal: ',', groupsFrom: 5 },
}
