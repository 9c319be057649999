import { Schema } from 'effect'
import { GiftOption } from '../../../contracts/api/entities/basket.ts'
import { ShippingMethodCode } from '../../../contracts/api/entities/shippingMethod.ts'
import { CardBrand, PaymentMethodId, ProviderMethod } from '../../../contracts/api/entities/paymentInstrument.ts'
import { Currency } from '../../../contracts/api/wire.ts'
import { AddressEntry } from '../../../contracts/commands/addressEntry.ts'
import { LineProduct } from '../../../contracts/commands/lineProduct.ts'
import type { WantedLine } from '../../domain/cart/cart.ts'
import type { CartRefusal } from '../../domain/cart/cartRefusal.ts'
import { refusalNames } from '../../domain/cart/changes/changeRules.ts'
import type { ConfirmedBasket, ConfirmedLine } from '../../domain/cart/confirmedBasket.ts'
import type { PriceAdjustment } from '../../domain/cart/priceAdjustment.ts'

/**
 * The shapes from which events of the cart are made: an allow-list. A field that is not here cannot get into the log.
 */
type Shape<T> = Schema.Codec<T, unknown, never, never> & { readonly fields: { readonly [Name in keyof T]-?: unknown } }

const line = {
  key: Schema.String,
  product: LineProduct,
  quantity: Schema.Int,
  recipeId: Schema.NullOr(Schema.String),
  giftOption: Schema.NullOr(GiftOption),
  delivery: Schema.String,
}

const adjustment = { type: Schema.Literals(['AMOUNT', 'PERCENT']), value: Schema.Finite, reason: Schema.String }

export const PriceAdjustmentShape = Schema.Struct(adjustment) satisfies Shape<PriceAdjustment>

export const WantedLineShape = Schema.Struct({
  ...line,
  adjustment: Schema.optionalKey(PriceAdjustmentShape),
  reserve: Schema.optionalKey(Schema.Literal(true)),
}) satisfies Shape<WantedLine>

export const ConfirmedLineShape = Schema.Struct({
  ...line,
  itemId: Schema.String,
  method: ShippingMethodCode,
  shippingId: Schema.optionalKey(Schema.String),
  rowTotal: Schema.Int,
  adjustment: Schema.optionalKey(Schema.Struct({ ...adjustment, adjustmentId: Schema.String, amount: Schema.Int })),
  reservation: Schema.optionalKey(Schema.Struct({ quantity: Schema.Int, until: Schema.Int, storeName: Schema.String })),
  isBonus: Schema.Boolean,
  notices: Schema.Array(Schema.String),
}) satisfies Shape<ConfirmedLine>

const method = {
  code: ShippingMethodCode,
  shippingId: Schema.String,
  label: Schema.String,
  deliveryTime: Schema.String,
  price: Schema.Int,
  storeId: Schema.optionalKey(Schema.String),
  place: Schema.optionalKey(AddressEntry),
}

export const ConfirmedBasketShape = Schema.Struct({
  basketId: Schema.String,
  version: Schema.Int,
  currency: Currency,
  taxIncluded: Schema.Boolean,
  lines: Schema.Array(ConfirmedLineShape),
  totals: Schema.Struct({
    itemTotal: Schema.Int,
    itemSubTotal: Schema.Int,
    discount: Schema.Int,
    totalDiscount: Schema.Int,
    totalDiscountPercentage: Schema.Finite,
    shipping: Schema.Int,
    tax: Schema.Int,
    total: Schema.Int,
    totalWithoutTax: Schema.Int,
    appliedRewards: Schema.Int,
    remainingToPay: Schema.Int,
    units: Schema.Int,
  }),
  coupons: Schema.Array(
    Schema.Struct({ code: Schema.String, discount: Schema.Int, valid: Schema.optionalKey(Schema.Boolean) }),
  ),
  callouts: Schema.Array(
    Schema.Struct({
      promotionId: Schema.String,
      calloutMessage: Schema.String,
      distance: Schema.Int,
      showWithin: Schema.NullOr(Schema.Int),
      threshold: Schema.NullOr(Schema.Int),
    }),
  ),
  methods: Schema.Array(Schema.Struct({ ...method, selected: Schema.Boolean })),
  shippingAddress: Schema.NullOr(AddressEntry),
  billingAddress: Schema.NullOr(AddressEntry),
  collector: Schema.optionalKey(AddressEntry),
  card: Schema.NullOr(
    Schema.Struct({
      instrumentId: Schema.String,
      brand: CardBrand,
      last4: Schema.String,
      bin: Schema.NullOr(Schema.String),
    }),
  ),
  agreement: Schema.optionalKey(Schema.Struct({ instrumentId: Schema.String, method: ProviderMethod })),
  partPayments: Schema.optionalKey(
    Schema.Array(
      Schema.Struct({
        instrumentId: Schema.String,
        method: PaymentMethodId,
        last4: Schema.NullOr(Schema.String),
        amount: Schema.Int,
        remaining: Schema.optionalKey(Schema.Int),
      }),
    ),
  ),
  paymentMethods: Schema.optionalKey(Schema.Array(Schema.Struct({ code: PaymentMethodId, label: Schema.String }))),
  messages: Schema.Array(
    Schema.Struct({
      code: Schema.String,
      message: Schema.String,
      shipmentId: Schema.NullOr(Schema.String),
      lineKey: Schema.optionalKey(Schema.String),
    }),
  ),
}) satisfies Shape<ConfirmedBasket>

export const RefusalShape = Schema.Struct({
  refusalId: Schema.String,
  what: Schema.Literals(refusalNames),
  errorId: Schema.String,
  message: Schema.String,
  maxAllowedQuantity: Schema.NullOr(Schema.Int),
  lineKey: Schema.NullOr(Schema.String),
  name: Schema.NullOr(Schema.String),
  code: Schema.NullOr(Schema.String),
  field: Schema.optionalKey(Schema.String),
}) satisfies Shape<CartRefusal>
