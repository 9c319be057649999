import type { ErrorCode } from '../../../contracts/errorCatalogue.ts'

/** Failures of the checkout that are not an answer to place order. */
export type CheckoutFailure =
  | { readonly _tag: 'BuyNowPayLaterRefused' }
  | { readonly _tag: 'ThreeDSecureFailed' }
  | { readonly _tag: 'ShippingMethodFailed'; readonly errorId: string }

/** `errorId` gives the text by ERR-03 unless the failure has words of its own. */
export type CheckoutFailureRoute =
  | { readonly surface: 'banner'; readonly errorId: string }
  | { readonly surface: 'banner'; readonly text: string }

const paymentError: ErrorCode = 'PAY400'

/** ERR-15, ERR-16, ERR-17 */
export const routeCheckoutFailure = (failure: CheckoutFailure): CheckoutFailureRoute => {
  switch (failure._tag) {
    case 'BuyNowPayLaterRefused':
      return { surface: 'banner', errorId: paymentError }
    case 'ThreeDSecureFailed':
      return { surface: 'banner', text: 'payment authentication error' }
    case 'ShippingMethodFailed':
      return { surface: 'banner', errorId: failure.errorId }
  }
}
