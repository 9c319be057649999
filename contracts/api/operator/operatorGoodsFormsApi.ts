import { Schema } from 'effect'
import { endpoint } from '../endpoint.ts'
import { Id, text } from '../wire.ts'
import { GoodsCategory, goodsLanguages, OperatorGoods } from './operatorGoods.ts'

const goods = { who: 'operatorMerchandise', headers: 'none' } as const
const params = Schema.Struct({ productId: Id })

/** All blank = there is none in this language. The bounds are wide: what is too long is refused in words. */
export const GoodsTextFields = Schema.Struct({
  name: text(2_000),
  kind: text(2_000),
  summary: text(10_000),
  description: text(40_000),
  details: Schema.Array(text(10_000)).check(Schema.isMaxLength(500)),
})
export type GoodsTextFields = typeof GoodsTextFields.Type

/**
 * OPR-61: the texts of a product in some languages, each with those that were read (`seen`); OPR409 if they are others
 * now. OPR400 says what cannot be; its `field` is the catalogue's column (`name_fr`). A language in which all is blank
 * has none, and English stands for it; in `en-us` (I18N-08) English stands for each field that is blank. Body: at most 1
 * MiB.
 */
export const changeGoodsTexts = endpoint({
  id: 'API-237',
  method: 'PUT',
  path: '/operator/api/goods/{productId}/texts',
  params,
  body: Schema.Struct({
    texts: Schema.Array(
      Schema.Struct({ language: Schema.Literals(goodsLanguages), seen: GoodsTextFields, text: GoodsTextFields }),
    ).check(Schema.isMinLength(1), Schema.isMaxLength(goodsLanguages.length)),
  }),
  mostBytes: 1_048_576,
  answer: OperatorGoods,
  errors: ['OPR400', 'OPR404', 'OPR409'],
  changes: true,
  ...goods,
})

/** OPR-62: the categories that a product can stand in, in the shop's order. */
export const readCategoriesAsOperator = endpoint({
  id: 'API-238',
  method: 'GET',
  path: '/operator/api/categories',
  answer: Schema.Struct({ categories: Schema.Array(GoodsCategory) }),
  errors: [],
  changes: false,
  ...goods,
})

const categoryIds = Schema.Array(Id).check(Schema.isMaxLength(200))

/**
 * OPR-62: the ids of the categories of a product, in their order. `seen`: those that were read; OPR409 if they are others
 * now. OPR400 says what cannot be: none at all, one twice, or one that there is not.
 */
export const changeGoodsCategories = endpoint({
  id: 'API-239',
  method: 'PUT',
  path: '/operator/api/goods/{productId}/categories',
  params,
  body: Schema.Struct({ seen: categoryIds, categories: categoryIds }),
  answer: OperatorGoods,
  errors: ['OPR400', 'OPR404', 'OPR409'],
  changes: true,
  ...goods,
})
