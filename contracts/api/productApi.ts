import { Schema } from 'effect'
import { ProductSummary } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { StoreInventory } from './store.ts'
import { Email, Id, Success, text } from './wire.ts'

const open = { who: 'public', headers: 'common', changes: false } as const
const productPath = Schema.Struct({ productId: text(64) })

/** CAT-06. `sku` (ours) narrows the answer to one variant. */
export const readAvailability = endpoint({
  ...open,
  id: 'API-125',
  method: 'POST',
  path: '/products/v1/products/{productId}/availability',
  params: productPath,
  body: Schema.Struct({
    storeIds: Schema.Array(Id).check(Schema.isMaxLength(100)),
    sku: Schema.optionalKey(Id),
  }),
  answer: Schema.Struct({ storeInventory: Schema.Array(StoreInventory) }),
  errors: ['PLP400'],
})

/** CAT-08: v1 here, v2 below. */
export const readProductSets = endpoint({
  ...open,
  id: 'API-130',
  method: 'GET',
  path: '/products/v1/products/{productId}/productSets',
  params: productPath,
  answer: Schema.Struct({ productSetIds: Schema.Array(Id) }),
  errors: ['PLP400'],
})

export const readProductSet = endpoint({
  ...open,
  id: 'API-131',
  method: 'GET',
  path: '/products/v2/products/{productSetId}/productSet',
  params: Schema.Struct({ productSetId: text(64) }),
  answer: Schema.Struct({ products: Schema.Array(ProductSummary) }),
  errors: ['PLP400'],
})

/** CAT-09: tells a shopper when a variant is back; asking twice changes nothing. */
export const notifyWhenBack = endpoint({
  ...open,
  who: 'session',
  changes: true,
  id: 'API-134',
  method: 'PUT',
  path: '/products/v1/notifications',
  body: Schema.Struct({ productId: Id, sku: Id, email: Email }),
  answer: Success,
  errors: ['PLP400', 'AUT453'],
})
