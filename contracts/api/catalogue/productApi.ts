import { Schema } from 'effect'
import { ProductSummary } from '../entities/catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { ShippingMethodCode } from '../entities/shippingMethod.ts'
import { StoreInventory } from '../entities/store.ts'
import { Currency, Email, Id, Money, QueryInt, Success, text } from '../wire.ts'

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

/** Ours, CAT-70: to the country of the locale. A method's days are its first and last, `price` is for this product alone. */
export const readDelivery = endpoint({
  ...open,
  id: 'API-158',
  method: 'GET',
  path: '/products/v1/products/{productId}/delivery',
  params: productPath,
  answer: Schema.Struct({
    currency: Currency,
    methods: Schema.Array(
      Schema.Struct({
        code: ShippingMethodCode,
        label: Schema.String,
        from: Schema.String,
        to: Schema.String,
        price: Money,
        /** The amount of goods from which it is free. */
        freeFrom: Schema.optionalKey(Money),
      }),
    ),
  }),
  errors: ['PLP400'],
})

/** CAT-09: who waits for which variant. */
const NoticeEntry = Schema.Struct({ productId: Id, sku: Id, email: Email })
export type NoticeEntry = typeof NoticeEntry.Type

/** CAT-09: one letter to this address when the variant is back; a second request before that is NTF409. */
export const notifyWhenBack = endpoint({
  ...open,
  who: 'session',
  changes: true,
  id: 'API-134',
  method: 'PUT',
  path: '/products/v1/notifications',
  body: NoticeEntry,
  answer: Success,
  errors: ['PLP400', 'AUT453'],
})

/** CAT-40, CAT-47. An unknown product is refused; a widget is a name, and there are 1 to 48 recommendations. */
export const readRecommendations = endpoint({
  ...open,
  id: 'API-140',
  method: 'GET',
  path: '/products/v1/widgetRecommendations',
  query: Schema.Struct({
    productId: Schema.optionalKey(Id),
    widget: Schema.optionalKey(Schema.String.check(Schema.isPattern(/^[\w-]{1,64}$/))),
    count: Schema.optionalKey(QueryInt.check(Schema.isBetween({ minimum: 1, maximum: 48 }))),
  }),
  answer: Schema.Struct({
    items: Schema.Array(
      Schema.Struct({
        id: Id,
        title: Schema.String,
        url: Schema.String,
        image: Schema.Struct({ src: Schema.String, alt: Schema.String }),
        /** `count` (ours, CAT-66): how many reviews. */
        rating: Schema.Struct({
          score: Schema.Finite,
          showScore: Schema.Boolean,
          count: Schema.optionalKey(Schema.Int),
        }),
        price: Schema.Finite,
        /** Ours: before a reduction. */
        originalPrice: Schema.optionalKey(Schema.Finite),
        /** Ours: LAW-08. */
        lowest30Days: Schema.optionalKey(Schema.Finite),
        currency: Schema.String,
        recToken: Schema.String,
      }),
    ),
  }),
  errors: ['PLP400'],
})
