import type { Basket } from '../../contracts/api/basket.ts'
import type { Order } from '../../contracts/api/order.ts'

export const isOrder = (body: Basket | Order): body is Order => 'orderNumber' in body
