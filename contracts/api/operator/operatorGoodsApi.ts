import { Schema } from 'effect'
import { shopPicture } from '../../shopPicture.ts'
import { endpoint } from '../endpoint.ts'
import { Id, text } from '../wire.ts'
import { goodsLists, GoodsPrices, OperatorGoods, OperatorGoodsRow } from './operatorGoods.ts'

const goods = { who: 'operatorMerchandise', headers: 'none' } as const
const params = Schema.Struct({ productId: Id })
const pieces = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 999_999_999 }))

/**
 * OPR-15: the goods in the shop's order, 50 at a time. `search`: part of a name in any language or of an address, the
 * beginning of an id or a sku, or a bar code. `next`: what to ask for as `after`; absent at the end.
 */
export const readGoodsAsOperator = endpoint({
  id: 'API-182',
  method: 'GET',
  path: '/operator/api/goods',
  query: Schema.Struct({
    list: Schema.optionalKey(Schema.Literals(goodsLists)),
    search: Schema.optionalKey(text(100)),
    after: Schema.optionalKey(Id),
  }),
  answer: Schema.Struct({ goods: Schema.Array(OperatorGoodsRow), next: Schema.optionalKey(Id) }),
  errors: [],
  changes: false,
  ...goods,
})

export const readProductAsOperator = endpoint({
  id: 'API-183',
  method: 'GET',
  path: '/operator/api/goods/{productId}',
  params,
  answer: OperatorGoods,
  errors: ['OPR404'],
  changes: false,
  ...goods,
})

/** OPR-16: `seen`: the prices that were read; OPR409 if they are others now. OPR400 says which price cannot be. */
export const changeGoodsPrices = endpoint({
  id: 'API-184',
  method: 'PUT',
  path: '/operator/api/goods/{productId}/prices',
  params,
  body: Schema.Struct({ seen: GoodsPrices, prices: GoodsPrices }),
  answer: OperatorGoods,
  errors: ['OPR400', 'OPR404', 'OPR409'],
  changes: true,
  ...goods,
})

/** OPR-17: pieces in the warehouse. `seen`: the figure that was read; OPR409 if one of them is another one now. */
export const changeGoodsStock = endpoint({
  id: 'API-185',
  method: 'PUT',
  path: '/operator/api/goods/{productId}/stock',
  params,
  body: Schema.Struct({
    stock: Schema.Array(Schema.Struct({ sku: text(64), seen: pieces, pieces })).check(
      Schema.isMinLength(1),
      Schema.isMaxLength(500),
    ),
  }),
  answer: OperatorGoods,
  errors: ['OPR400', 'OPR404', 'OPR409'],
  changes: true,
  ...goods,
})

const colourPictures = Schema.Array(Id).check(Schema.isMaxLength(shopPicture.mostOfColour))

/**
 * OPR-50: the ids of the uploaded pictures of some of the colours, in their order. `seen`: those that were read; OPR409 if
 * a colour has others now. OPR400 names a picture that the shop does not have.
 */
export const changeGoodsPictures = endpoint({
  id: 'API-220',
  method: 'PUT',
  path: '/operator/api/goods/{productId}/pictures',
  params,
  body: Schema.Struct({
    colours: Schema.Array(Schema.Struct({ colour: text(8), seen: colourPictures, pictures: colourPictures })).check(
      Schema.isMinLength(1),
      Schema.isMaxLength(100),
    ),
  }),
  answer: OperatorGoods,
  errors: ['OPR400', 'OPR404', 'OPR409'],
  changes: true,
  ...goods,
})

/** OPR-18: OPR409 if it is so already, OPR412 if it cannot come back as it is. */
export const changeGoodsSale = endpoint({
  id: 'API-186',
  method: 'PUT',
  path: '/operator/api/goods/{productId}/sale',
  params,
  body: Schema.Struct({ isSold: Schema.Boolean }),
  answer: OperatorGoods,
  errors: ['OPR404', 'OPR409', 'OPR412'],
  changes: true,
  ...goods,
})

/** OPR-19: `changeId`: the latest change that was read; OPR409 if there is a later one, OPR412 if it cannot be undone. */
export const undoGoodsChange = endpoint({
  id: 'API-187',
  method: 'POST',
  path: '/operator/api/goods/{productId}/undoing',
  params,
  body: Schema.Struct({ changeId: Id }),
  answer: OperatorGoods,
  errors: ['OPR404', 'OPR409', 'OPR412'],
  changes: true,
  ...goods,
})
