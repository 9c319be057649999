import type { Product } from '../../../contracts/api/entities/catalogue.ts'
import type { LineProduct } from '../../../contracts/commands/lineProduct.ts'
import type { ConfirmedOrder } from '../../../contracts/views/orderView.ts'
import { defined } from '../fields/fields.ts'
import { quantityAllowed } from '../inventory/quantity.ts'
import { productToLine } from '../product/productToLine.ts'
import { routeIdentifier } from '../route/pageAt.ts'

type OrderedLine = ConfirmedOrder['lines'][number]

/** What goes into the cart, and what does not or not all of it: `added` = pieces of it that do. */
export type OrderedAgain = {
  readonly wanted: readonly {
    readonly product: LineProduct
    readonly quantity: number
    readonly recipeId?: string
  }[]
  readonly left: readonly {
    readonly line: OrderedLine
    readonly why: 'not-sold' | 'sold-out' | 'fewer' | 'recipient'
    readonly added: number
  }[]
}

/** The products whose present state says what can be ordered again. */
export const productsOf = (lines: readonly OrderedLine[]): readonly string[] => [
  ...new Set(boughtIn(lines).flatMap((line) => productIdOf(line) ?? [])),
]

/**
 * ORD-17: what of an order can be bought now, in the same variants. `productById`: as they are sold on this site today.
 * A free gift is not bought again; a gift card for somebody else needs its recipient anew.
 */
export const orderAgain = (lines: readonly OrderedLine[], productById: ReadonlyMap<string, Product>): OrderedAgain => {
  const wanted: OrderedAgain['wanted'][number][] = []
  const left: OrderedAgain['left'][number][] = []
  const takenBySku = new Map<string, number>()
  for (const line of boughtIn(lines)) {
    const product = productById.get(productIdOf(line) ?? '')
    const variant = product?.variants.find(({ sku }) => sku === line.sku)
    const isMade = line.recipeId !== undefined
    if (!product || !variant || (isMade && !product.customisable)) {
      left.push({ line, why: 'not-sold', added: 0 })
      continue
    }
    if (product.isDigital && line.giftOption !== undefined) {
      left.push({ line, why: 'recipient', added: 0 })
      continue
    }
    const elsewhere = takenBySku.get(line.sku) ?? 0
    const quantity = Math.min(line.quantity, quantityAllowed({ ...variant, elsewhere }))
    takenBySku.set(line.sku, elsewhere + quantity)
    if (quantity < line.quantity) left.push({ line, why: quantity === 0 ? 'sold-out' : 'fewer', added: quantity })
    if (quantity > 0)
      wanted.push({
        product: productToLine(product, variant, isMade),
        quantity,
        ...defined({ recipeId: line.recipeId }),
      })
  }
  return { wanted, left }
}

const boughtIn = (lines: readonly OrderedLine[]) => lines.filter(({ isBonus }) => isBonus !== true)

/** The style of an ordered line, by its path; null for a path of another page. */
export const productIdOf = ({ path }: Pick<OrderedLine, 'path'>): string | null => {
  const page = routeIdentifier(path)
  return page?.kind === 'Product' ? page.id : null
}
