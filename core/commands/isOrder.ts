import type { Order } from '../../contracts/api/order.ts'
import type { AnswerBody } from './answer.ts'

export const isOrder = (body: AnswerBody): body is Order => 'orderNumber' in body
