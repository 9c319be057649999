import type { Basket } from '../../contracts/api/basket.ts'
import type { AnswerBody } from './answer.ts'

/** An order and a list name a basket too, or none; only a basket has a version. */
export const isBasket = (body: AnswerBody): body is Basket => 'version' in body
