import { Schema } from 'effect'
import { block } from '../block.ts'
import { asked, choice, contentLimits, count, flag, key, line, list, optional, perBreakpoint } from '../field.ts'
import { Sort } from '../../api/entities/catalogue.ts'
import { Money } from '../../api/wire.ts'

/** CAT-30 */
export const UpsellItem = Schema.Struct({
  id: Schema.String,
  sku: Schema.String,
  name: Schema.String,
  url: Schema.String,
  image: Schema.Struct({ url: Schema.String, alt: Schema.String }),
  price: Money,
  inventory: Schema.Literals(['InStock', 'OutOfStock']),
})
export type UpsellItem = typeof UpsellItem.Type

const productIds = (title: string, help: string) => optional(list(key('Product'), title, help, 24))

/** CMS-63 */
export const catalogGrid = block(
  'catalog-grid',
  {
    title: optional(line('Title')),
    categoryId: optional(key('Category')),
    productIds: productIds('Products', 'Instead of a category'),
    sort: optional(asked(Sort, 'choice', 'Order', 'Of a category; empty: featured')),
    limit: optional(count('At most', 1, 24, 'Empty: 8')),
    layout: optional(perBreakpoint(choice(['carousel', 'grid'], 'Layout'), 'Layout per width', 'Empty: a grid')),
  },
  'Products',
)

/** CAT-30…36: complete the look. */
export const upsell = block(
  'upsell',
  {
    title: optional(line('Title')),
    productIds: productIds('Products', 'Empty: what goes with the product of the page'),
    items: optional(asked(Schema.Array(UpsellItem).check(Schema.isMaxLength(contentLimits.list)), 'none', 'Items')),
    stackedCount: optional(count('Stacked', 1, 12, 'Empty: 3')),
    skipInventoryCheck: optional(flag('Also what is sold out', 'For showcase sites')),
  },
  'Complete the look',
)

/** CAT-40…47 */
export const recommendations = block(
  'recommendation-carousel',
  {
    title: optional(line('Title')),
    productId: optional(key('Product', 'Empty: the product of the page')),
    cardWidth: optional(choice(['1/2', '1/4', '1/6', '3-per-row'], 'Width of a card', 'Of the row; empty: 1/4')),
    showRating: optional(flag('With ratings')),
    limit: optional(count('At most', 1, 24, 'Empty: 12')),
  },
  'Recommendations',
)
