import { Schema } from 'effect'
import { Basket } from '../entities/basket.ts'
import { Id } from '../wire.ts'

/**
 * What all calls on a basket have in common: its owner makes them, they change it, and they return the whole basket.
 */
export const basketCall = {
  who: 'session',
  own: true,
  headers: 'common+channel',
  changes: true,
  answer: Basket,
} as const

export const basketPath = Schema.Struct({ basketId: Id })

/** The store that the shopper has chosen; prices and stock may depend on it. */
export const favStore = Schema.Struct({ favStoreId: Schema.optionalKey(Schema.String) })
