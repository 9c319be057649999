/** Whether every word of the query stands somewhere in what a place is called by; case and accents are forgiven. */
export function hasWords(parts: readonly (string | undefined)[], query: string): boolean {
  const place = plain(parts.join(' '))
  return plain(query)
    .split(/\s+/)
    .every((word) => place.includes(word))
}

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
