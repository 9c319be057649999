import type { ProductSummary } from '../../../contracts/api/entities/catalogue.ts'

/**
 * CAT-72: what goes well with a cart. `companions`: for each of its products, what goes with it. One of each in turn, so
 * that no line has the row for itself; each once, in stock, and nothing that the cart already has (`inCart`).
 */
export const goesWellWith = (
  inCart: readonly string[],
  companions: readonly (readonly ProductSummary[])[],
): readonly ProductSummary[] => {
  const longest = Math.max(0, ...companions.map(({ length }) => length))
  const inTurn = Array.from({ length: longest }, (_, place) => companions.flatMap((each) => each[place] ?? [])).flat()
  const byId = new Map(inTurn.map((product) => [product.productId, product]))
  return [...byId.values()]
    .filter(({ productId, available }) => available && !inCart.includes(productId))
    .slice(0, mostShown)
}

/** The products of a cart whose companions are asked for: its newest lines', without gifts, which nobody chose. */
export const askedCompanions = (
  lines: readonly { readonly masterId: string; readonly isBonus: boolean }[],
): readonly string[] => {
  const chosen = lines.filter(({ isBonus }) => !isBonus).map(({ masterId }) => masterId)
  return [...new Set(chosen.toReversed())].slice(0, mostAsked).toReversed()
}

const mostShown = 12

/** Each is a call. */
const mostAsked = 4
