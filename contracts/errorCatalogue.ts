import { authErrors } from './errors/authErrors.ts'
import { cartErrors } from './errors/cartErrors.ts'
import { deliveryErrors } from './errors/deliveryErrors.ts'
import { generalErrors } from './errors/generalErrors.ts'
import { giftCardErrors } from './errors/giftCardErrors.ts'
import { paymentErrors } from './errors/paymentErrors.ts'
import { profileErrors } from './errors/profileErrors.ts'
import { promotionErrors } from './errors/promotionErrors.ts'
import type { operatorErrors } from './errors/operatorErrors.ts'
import type { ownErrors } from './errors/ownErrors.ts'

/** ERR-04: the 112 codes, written exactly as they cross the wire (ERR-05). */
export const errorCatalogue = {
  ...authErrors,
  ...cartErrors,
  ...giftCardErrors,
  ...paymentErrors,
  ...deliveryErrors,
  ...promotionErrors,
  ...profileErrors,
  ...generalErrors,
} as const

export type ErrorCode = keyof typeof errorCatalogue

export type OwnErrorCode = keyof typeof ownErrors

export type OperatorErrorCode = keyof typeof operatorErrors
