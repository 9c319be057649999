import {
  changeGoodsPictures,
  changeGoodsPrices,
  changeGoodsSale,
  changeGoodsStock,
  readGoodsAsOperator,
  readProductAsOperator,
  undoGoodsChange,
} from '../../../contracts/api/operator/operatorGoodsApi.ts'
import {
  changeGoodsCategories,
  changeGoodsTexts,
  readCategoriesAsOperator,
} from '../../../contracts/api/operator/operatorGoodsFormsApi.ts'
import type { OperatorGoods } from '../../../contracts/api/operator/operatorGoods.ts'
import { defined } from '../../../core/domain/fields/fields.ts'
import { answer, refuse } from '../../kit/answer.ts'
import type { HandlerAnswer, Refusal } from '../../kit/answer.ts'
import type { Context, OperatorCaller } from '../../kit/Context.ts'
import { handle } from '../../kit/handle.ts'
import type { Handler } from '../../kit/handle.ts'
import { asTransaction } from '../../storage/inTransaction.ts'
import type { Tx } from '../../storage/Tables.ts'
import { changeGoods, undoGoods } from './changeGoods.ts'
import type { Editing, EditOutcome } from './changeGoods.ts'
import { pictureFieldsOf, priceFieldsOf, soldKey, stockFieldsOf } from './goodsFields.ts'
import { categoryFieldsOf, textFieldsOf } from './judgedFields.ts'
import { listGoods } from './listGoods.ts'
import { goodsCategories, operatorGoods } from './operatorGoods.ts'

const unknown = refuse('OPR404', { message: 'There is no such product or variant.' })

/** OPR-15…19, OPR-50, OPR-61, OPR-62: what those who look after goods see and do. */
export const goodsHandlers: readonly Handler[] = [
  handle(readGoodsAsOperator, async ({ query }, _caller, { db }) => answer(await listGoods(db, query))),
  handle(readProductAsOperator, async ({ params: { productId } }, _caller, { db }) => {
    const product = await operatorGoods(db, productId)
    return product ? answer(product) : unknown
  }),
  handle(changeGoodsPrices, async ({ params: { productId }, body: { seen, prices } }, caller, context) =>
    change(productId, caller, context, async (tx, by) =>
      changeGoods(tx, { productId, seen: priceFieldsOf(seen), wanted: priceFieldsOf(prices) }, by),
    ),
  ),
  handle(changeGoodsStock, async ({ params: { productId }, body: { stock } }, caller, context) => {
    const seen = stockFieldsOf(stock.map((each) => ({ sku: each.sku, pieces: each.seen })))
    if (Object.keys(seen).length < stock.length)
      return refuse('OPR400', { message: 'The same variant is named twice.', field: 'stock' })
    return change(productId, caller, context, async (tx, by) =>
      changeGoods(tx, { productId, seen, wanted: stockFieldsOf(stock) }, by),
    )
  }),
  handle(changeGoodsPictures, async ({ params: { productId }, body: { colours } }, caller, context) => {
    const wanted = pictureFieldsOf(colours)
    if (Object.keys(wanted).length < colours.length)
      return refuse('OPR400', { message: 'The same colour is named twice.', field: 'colours' })
    const seen = pictureFieldsOf(colours.map((each) => ({ colour: each.colour, pictures: each.seen })))
    return change(productId, caller, context, async (tx, by) => changeGoods(tx, { productId, seen, wanted }, by))
  }),
  handle(changeGoodsTexts, async ({ params: { productId }, body: { texts } }, caller, context) => {
    const wanted = textFieldsOf(texts)
    if (new Set(texts.map(({ language }) => language)).size < texts.length)
      return refuse('OPR400', { message: 'The same language is named twice.', field: 'texts' })
    const seen = textFieldsOf(texts.map((each) => ({ language: each.language, text: each.seen })))
    return change(productId, caller, context, async (tx, by) => changeGoods(tx, { productId, seen, wanted }, by))
  }),
  handle(readCategoriesAsOperator, async (_input, _caller, { db }) =>
    answer({ categories: await goodsCategories(db) }),
  ),
  handle(changeGoodsCategories, async ({ params: { productId }, body: { seen, categories } }, caller, context) =>
    change(productId, caller, context, async (tx, by) =>
      changeGoods(tx, { productId, seen: categoryFieldsOf(seen), wanted: categoryFieldsOf(categories) }, by),
    ),
  ),
  handle(changeGoodsSale, async ({ params: { productId }, body: { isSold } }, caller, context) =>
    change(productId, caller, context, async (tx, by) =>
      changeGoods(tx, { productId, seen: { [soldKey]: !isSold }, wanted: { [soldKey]: isSold } }, by),
    ),
  ),
  handle(undoGoodsChange, async ({ params: { productId }, body: { changeId } }, caller, context) =>
    change(productId, caller, context, async (tx, by) => undoGoods(tx, productId, changeId, by)),
  ),
]

const change = async (
  productId: string,
  caller: OperatorCaller,
  { db, now, newId }: Context,
  work: (tx: Tx, by: Editing) => Promise<EditOutcome>,
): Promise<HandlerAnswer<OperatorGoods> | Refusal> => {
  const tx = asTransaction(db)
  const outcome = await work(tx, { by: caller, now, newId })
  switch (outcome._tag) {
    case 'Unknown':
      return unknown
    case 'Stale':
      return refuse('OPR409')
    case 'Impossible':
      return refuse(outcome.isState ? 'OPR412' : 'OPR400', {
        message: outcome.message,
        ...defined({ field: outcome.field }),
      })
    case 'Changed': {
      const product = await operatorGoods(tx, productId)
      return product ? answer(product) : unknown
    }
  }
}
