export type LengthUnit = 'cm' | 'in'

/** Whose feet a run of sizes counts: `kids` = 10K to 13K, then 1 to 4. */
export type FootScale = 'men' | 'women' | 'kids'

type Run = { readonly audience: string; readonly sizes: readonly { readonly code: string }[] }

export type FootSize =
  | { readonly _tag: 'Size'; readonly code: string }
  /** Shorter than the smallest size, or longer than the largest one, is made for. */
  | { readonly _tag: 'TooShort' }
  | { readonly _tag: 'TooLong' }
  /** No length of a foot. */
  | { readonly _tag: 'Unclear' }

/** All lengths here are in hundredths of a millimetre, so that every size is a whole number. */
const perUnit = { cm: 1_000, in: 2_540 } as const
/** So narrow that a length in the other unit is none: no foot has 14 inches, nor only 14 cm. */
const shortest = 14_000
const longest = 35_000

/** CAT-57: a US size is a third of an inch, 8.5 mm in the shop's charts; size 7 of men is a foot of 24.5 cm. */
const perSize = 850
const menSeven = 24_500
/** Women's figures are one and a half higher for the same foot. */
const womenSeven = menSeven - 1.5 * perSize
/** Kids' sizes go on where the smallest of men ends: K08 (4) is half a size below men's 5. */
const kidsFirst = 16_500

/** Nobody measures a foot more exactly than this: a size is not too small for it. */
const tolerance = 100

/** Which scale the sizes of a product count in; null: its sizes are not those of feet. */
export const footScaleOf = ({ audience, sizes }: Run): FootScale | null => {
  const code = sizes[0]?.code ?? ''
  if (/^K0\d$/.test(code)) return 'kids'
  if (!/^\d{3}$/.test(code)) return null
  return audience === 'women' ? 'women' : 'men'
}

/** The longest foot that this size is made for; `code` in tenths of a size (`095`), or `K01` to `K08`. */
export const footLengthOf = (scale: FootScale, code: string): number =>
  scale === 'kids'
    ? kidsFirst + (Number(code.slice(1)) - 1) * perSize
    : (scale === 'men' ? menSeven : womenSeven) + ((Number(code) - 70) * perSize) / 10

/**
 * CAT-57: the smallest of the product's sizes that a foot goes into, as typed: `24.5`, `24,5`. A foot more than a whole
 * size shorter than the smallest one is too short.
 */
export const footSizeOf = (typed: string, unit: LengthUnit, product: Run): FootSize => {
  const scale = footScaleOf(product)
  const foot = lengthOf(typed, unit)
  if (scale === null || foot === null) return { _tag: 'Unclear' }
  const run = product.sizes
    .map(({ code }) => ({ code, length: footLengthOf(scale, code) }))
    .toSorted((one, other) => one.length - other.length)
  const smallest = run[0]
  if (smallest === undefined || foot <= smallest.length - perSize) return { _tag: 'TooShort' }
  const found = run.find(({ length }) => length + tolerance >= foot)
  return found === undefined ? { _tag: 'TooLong' } : { _tag: 'Size', code: found.code }
}

const lengthOf = (typed: string, unit: LengthUnit): number | null => {
  const text = typed.trim().replace(',', '.')
  if (!/^\d{1,2}(?:\.\d{0,2})?$/.test(text)) return null
  const length = Math.round(Number(text) * perUnit[unit])
  return length < shortest || length > longest ? null : length
}
