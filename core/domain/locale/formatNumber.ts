import type { Locale } from './locales.ts'

/**
 * I18N-02: a number as the locale writes it, e.g. "12,345.5". At least `fewest` and at most `most` digits stand after the mark.
 *
 * The marks are ours and not `Intl`'s: a browser takes some 20 ms to make its first formatter, which stood in the way of the first press,
 * and a page that the server draws must say the same in every browser. A law holds them to `Intl`.
 */
export const formatNumber = (value: number, locale: Locale, minimise = 0, most = Math.max(minimise, 3)): string => {
  const written = Math.abs(value).toFixed(most)
  const [whole = '', digits = ''] = written.split('.')
  const kept = digits.slice(0, minimise) + digits.slice(minimise).replace(/0+$/, '')
  const { group, decimal, groupsFrom } = marksOf(locale)
  const grouped = whole.length < groupsFrom ? whole : whole.replaceAll(/\B(?=(\d{3})+$)/g, group)
  return (value < 0 && Number(written) > 0 ? '-' : '') + grouped + (kept && decimal + kept)
}

/** What stands between thousands and before the fraction; from how many digits on thousands are told apart. */
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
