/** The bars and gaps of Code 39 from the left: nine per character, three of them wide (w). */
const patterns: Readonly<Record<string, string>> = {
  '0': 'nnnwwnwnn',
  '1': 'wnnwnnnnw',
  '2': 'nnwwnnnnw',
  '3': 'wnwwnnnnn',
  '4': 'nnnwwnnnw',
  '5': 'wnnwwnnnn',
  '6': 'nnwwwnnnn',
  '7': 'nnnwnnwnw',
  '8': 'wnnwnnwnn',
  '9': 'nnwwnnwnn',
  A: 'wnnnnwnnw',
  B: 'nnwnnwnnw',
  C: 'wnwnnwnnn',
  D: 'nnnnwwnnw',
  E: 'wnnnwwnnn',
  F: 'nnwnwwnnn',
  G: 'nnnnnwwnw',
  H: 'wnnnnwwnn',
  I: 'nnwnnwwnn',
  J: 'nnnnwwwnn',
  K: 'wnnnnnnww',
  L: 'nnwnnnnww',
  M: 'wnwnnnnwn',
  N: 'nnnnwnnww',
  O: 'wnnnwnnwn',
  P: 'nnwnwnnwn',
  Q: 'nnnnnnwww',
  R: 'wnnnnnwwn',
  S: 'nnwnnnwwn',
  T: 'nnnnwnwwn',
  U: 'wwnnnnnnw',
  V: 'nwwnnnnnw',
  W: 'wwwnnnnnn',
  X: 'nwnnwnnnw',
  Y: 'wwnnwnnnn',
  Z: 'nwwnwnnnn',
  '-': 'nwnnnnwnw',
  '*': 'nwnnwnwnn',
}

export type Bar = { readonly x: number; readonly width: number }

/**
 * ISO/IEC 16388: the bars of a text of capitals, digits and dashes, in modules; a wide one is three. Throws for other
 * characters.
 */
export const barcode = (text: string): { readonly bars: readonly Bar[]; readonly width: number } => {
  const bars: Bar[] = []
  let x = 0
  for (const sign of `*${text}*`) {
    const pattern = patterns[sign]
    if (pattern === undefined || (sign === '*' && text.includes('*')))
      throw new Error(`${sign} cannot be part of a barcode.`)
    for (const [place, wide] of Array.from(pattern).entries()) {
      const width = wide === 'w' ? 3 : 1
      if (place % 2 === 0) bars.push({ x, width })
      x += width
    }
    x += 1
  }
  return { bars, width: x - 1 }
}
