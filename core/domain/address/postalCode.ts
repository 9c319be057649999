import type { AddressFieldRule } from './addressRules.ts'

const fiveDigits = { pattern: '^\\d{5}$', minLength: 5 } as const

/** VAL-41: pattern and minimum length by country. */
export const postalCodeRules: Readonly<Record<string, AddressFieldRule>> = {
  US: { pattern: '^\\d{5}(-\\d{4})?$', minLength: 5 },
  CA: { pattern: '^[A-Z]\\d[A-Z] ?\\d[A-Z]\\d$', minLength: 6 },
  GB: { pattern: '^[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}$', minLength: 5 },
  FR: fiveDigits,
  DE: fiveDigits,
  IT: fiveDigits,
  ES: fiveDigits,
}

/** VAL-41: postal codes are upper-cased on input. */
export const postalCodeAsTyped = (text: string): string => text.toUpperCase()

/**
 * CART-04, VAL-46: the state or province of a postal code, so that tax can be estimated before one is chosen. US: by
 * the first three digits (USPS sectional centres); Canada: by the first letter; Spain: by the first two digits.
 * Undefined elsewhere and if unknown.
 */
export const provinceOfPostalCode = (country: string, postalCode: string): string | undefined => {
  if (country === 'CA') return ofLetter(postalCode.trim().toUpperCase())
  if (country === 'ES') return ofSpain[Number(/^\s*(\d{2})/.exec(postalCode)?.[1] ?? 0) - 1]
  if (country !== 'US') return undefined
  const centre = /^\s*(\d{3})/.exec(postalCode)?.[1]
  return centre === undefined
    ? undefined
    : states.find(([from, to]) => Number(centre) >= from && Number(centre) <= to)?.[2]
}

const ofLetter = (code: string): string | undefined => {
  if (/^X0[ABC]/.test(code)) return 'NU'
  const letter = code.slice(0, 1)
  return Object.hasOwn(provinces, letter) ? provinces[letter] : undefined
}

const provinces: Readonly<Record<string, string>> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  X: 'NT',
  Y: 'YT',
}

/** From 01 to 52. */
const ofSpain: readonly string[] = (
  'VI,AB,A,AL,AV,BA,PM,B,BU,CC,CA,CS,CR,CO,C,CU,GI,GR,GU,SS,H,HU,J,LE,L,LO,LU,M,MA,MU,NA,OR,O,P,GC,PO,SA,TF,S,SG,SE,SO,' +
  'T,TE,TO,V,VA,BI,ZA,Z,CE,ML'
).split(',')

/** First and last sectional centre of each state; a narrower range comes before the wider one that contains it. */
const states: readonly (readonly [number, number, string])[] = [
  [5, 5, 'NY'],
  [10, 27, 'MA'],
  [28, 29, 'RI'],
  [30, 38, 'NH'],
  [39, 49, 'ME'],
  [55, 55, 'MA'],
  [50, 59, 'VT'],
  [60, 69, 'CT'],
  [70, 89, 'NJ'],
  [100, 149, 'NY'],
  [150, 196, 'PA'],
  [197, 199, 'DE'],
  [201, 201, 'VA'],
  [200, 205, 'DC'],
  [206, 219, 'MD'],
  [220, 246, 'VA'],
  [247, 268, 'WV'],
  [270, 289, 'NC'],
  [290, 299, 'SC'],
  [300, 319, 'GA'],
  [398, 399, 'GA'],
  [320, 349, 'FL'],
  [350, 369, 'AL'],
  [370, 385, 'TN'],
  [386, 397, 'MS'],
  [400, 427, 'KY'],
  [430, 459, 'OH'],
  [460, 479, 'IN'],
  [480, 499, 'MI'],
  [500, 528, 'IA'],
  [530, 549, 'WI'],
  [550, 567, 'MN'],
  [570, 577, 'SD'],
  [580, 588, 'ND'],
  [590, 599, 'MT'],
  [600, 629, 'IL'],
  [630, 658, 'MO'],
  [660, 679, 'KS'],
  [680, 693, 'NE'],
  [700, 714, 'LA'],
  [716, 729, 'AR'],
  [733, 733, 'TX'],
  [730, 749, 'OK'],
  [750, 799, 'TX'],
  [885, 885, 'TX'],
  [800, 816, 'CO'],
  [820, 831, 'WY'],
  [832, 838, 'ID'],
  [840, 847, 'UT'],
  [850, 865, 'AZ'],
  [870, 884, 'NM'],
  [889, 898, 'NV'],
  [900, 961, 'CA'],
  [967, 968, 'HI'],
  [970, 979, 'OR'],
  [980, 994, 'WA'],
  [995, 999, 'AK'],
]
