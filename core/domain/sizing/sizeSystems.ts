import { footScaleOf } from './footSize.ts'
import type { FootScale } from './footSize.ts'
import { productTypeOf } from './sizeChart.ts'

/** The systems that the shop's sites count in; France and Spain have their own for clothes, not for shoes. */
export type SizeSystem = 'US' | 'UK' | 'EU' | 'IT' | 'FR' | 'ES'

type Sized = {
  readonly audience: string
  readonly sizes: readonly { readonly code: string }[]
  readonly categories: readonly { readonly categoryId: string }[]
}

/** What a run of sizes is for. Sizes of different kinds, or for different people, are never the same size. */
export type SizeKind = 'shoes' | 'clothes' | 'waist' | 'ages' | 'socks' | 'gloves' | 'other'

/** CAT-61: one size in one system: UK 8. */
export type SystemSize = { readonly system: SizeSystem; readonly figure: string }

/** CAT-61: the system of a country's site. Countries of America count as the United States do. */
export const systemOfCountry = (country: string): SizeSystem => systems[country] ?? 'EU'

const systems: Readonly<Record<string, SizeSystem>> = { US: 'US', CA: 'US', GB: 'UK', IT: 'IT', FR: 'FR', ES: 'ES' }

export const sizeKindOf = (product: Sized): SizeKind => {
  const type = productTypeOf(product)
  switch (type) {
    case 'footwear':
    case 'kids-footwear':
      return 'shoes'
    case 'tops':
      return 'clothes'
    case 'bottoms':
      return /^\d/.test(product.sizes[0]?.code ?? '') ? 'waist' : 'clothes'
    case 'kids':
      return 'ages'
    case 'socks':
    case 'gloves':
      return type
    case null:
      return 'other'
  }
}

/**
 * CAT-61: a size of a product as the system names it; `code` is the variant's own. Null: the size says by itself what it
 * is (gloves, ages outside the continent, one size), or is not in the table. Unisex shoes and clothes count as men's.
 */
export const sizeIn = (system: SizeSystem, product: Sized, code: string): SystemSize | null => {
  const kind = sizeKindOf(product)
  if (kind === 'shoes') {
    const scale = footScaleOf(product)
    const shown = system === 'FR' || system === 'ES' ? 'EU' : system
    return scale === null ? null : found(shown, shoeIn(shown, scale, code))
  }
  const table = clothesTable(kind, product.audience)
  return found(system, table?.[code]?.[columns[system]])
}

const found = (system: SizeSystem, figure: string | undefined): SystemSize | null =>
  figure === undefined || figure === '' ? null : { system, figure }

/** CAT-76: the code of the women's shoe for the foot of a men's; null = larger than any that is made for women. */
export const womenSizeOf = (menCode: string): string | null => {
  const tenths = Number(menCode) + womenAboveMen
  return tenths > largestOfWomen ? null : String(tenths).padStart(3, '0')
}

/** Tenths of a US size. */
const womenAboveMen = 15
const largestOfWomen = 110

/** A shoe's figure. Italy counts in Paris points, as the EU does. */
export const shoeIn = (system: 'US' | 'UK' | 'EU' | 'IT', scale: FootScale, code: string): string | undefined => {
  if (scale === 'kids') return kids[code]?.[system === 'US' ? 0 : system === 'UK' ? 1 : 2]
  const own = Number(code)
  const menUs = scale === 'men' ? own : own - womenAboveMen
  const paris = parisPoints[menUs]
  if (paris === undefined) return undefined
  if (system === 'US') return halves(own)
  return system === 'UK' ? halves(menUs - 10) : paris
}

/** 95 → 9½. */
const halves = (tenths: number): string => `${Math.floor(tenths / 10)}${tenths % 10 === 5 ? '½' : ''}`

/** Of the men's US size in tenths. */
const parisPoints: Readonly<Record<number, string>> = {
  35: '36',
  40: '37',
  45: '37½',
  50: '38',
  55: '38½',
  60: '39',
  65: '39½',
  70: '40',
  75: '40½',
  80: '41',
  85: '41½',
  90: '42',
  95: '42½',
  100: '43',
  105: '44',
  110: '44½',
  115: '45',
  120: '46',
  125: '46½',
  130: '47',
}

type Row = readonly string[]
type Table = Readonly<Record<string, Row>>

/** US, UK, Paris points. */
const kids: Table = {
  K01: ['10K', '9K', '27'],
  K02: ['11K', '10K', '28'],
  K03: ['12K', '11K', '30'],
  K04: ['13K', '12K', '31'],
  K05: ['1', '13K', '32'],
  K06: ['2', '1', '33½'],
  K07: ['3', '2', '35'],
  K08: ['4', '3', '36'],
}

const columns = { US: 0, UK: 1, EU: 2, IT: 3, FR: 4, ES: 4 } as const

const clothesTable = (kind: SizeKind, audience: string): Table | undefined => {
  if (kind === 'clothes') return audience === 'women' ? womenLetters : menLetters
  if (kind === 'waist') return audience === 'women' ? womenWaists : menWaists
  if (kind === 'ages') return ages
  return kind === 'socks' ? socks : undefined
}

const menLetters: Table = {
  XS: ['34', '34', '44', '44', '44'],
  S: ['36', '36', '46', '46', '46'],
  M: ['38–40', '38–40', '48–50', '48–50', '48–50'],
  L: ['42', '42', '52', '52', '52'],
  XL: ['44–46', '44–46', '54–56', '54–56', '54–56'],
  XXL: ['48–50', '48–50', '58–60', '58–60', '58–60'],
}

const womenLetters: Table = {
  XS: ['4', '8', '34', '40', '36'],
  S: ['6–8', '10–12', '36–38', '42–44', '38–40'],
  M: ['10', '14', '40', '46', '42'],
  L: ['12–14', '16–18', '42–44', '48–50', '44–46'],
  XL: ['16–18', '20–22', '46–48', '52–54', '48–50'],
  XXL: ['20', '24', '50', '56', '52'],
}

const menWaists: Table = {
  28: ['28', '28', '44', '44', '38'],
  30: ['30', '30', '46', '46', '40'],
  32: ['32', '32', '48', '48', '42'],
  34: ['34', '34', '50', '50', '44'],
  36: ['36', '36', '52', '52', '46'],
  38: ['38', '38', '54', '54', '48'],
  40: ['40', '40', '56', '56', '50'],
}

const womenWaists: Table = {
  24: ['2', '6', '32', '38', '34'],
  26: ['4', '8', '34', '40', '36'],
  28: ['6', '10', '36', '42', '38'],
  30: ['10', '14', '40', '46', '42'],
  32: ['12', '16', '42', '48', '44'],
  34: ['14', '18', '44', '50', '46'],
  36: ['16', '20', '46', '52', '48'],
}

/** Heights in centimetres, as children's sizes are called on the continent. */
const ages: Table = {
  K4: ['', '', '104–116', '104–116', '104–116'],
  K6: ['', '', '116–128', '116–128', '116–128'],
  K8: ['', '', '128–140', '128–140', '128–140'],
  K10: ['', '', '140–152', '140–152', '140–152'],
  K12: ['', '', '152–164', '152–164', '152–164'],
}

/** By the size of the shoe, men's in the United States. */
const socks: Table = {
  S: ['3–5', '2–4', '35–38', '35–38', '35–38'],
  M: ['6–9', '5–8', '39–42', '39–42', '39–42'],
  L: ['10–12', '9–11', '43–46', '43–46', '43–46'],
  XL: ['13–15', '12–14', '47–49', '47–49', '47–49'],
}
