import type { CartView } from '../../../contracts/views/cartView.ts'
import type { CheckoutView } from '../../../contracts/views/checkoutView.ts'

export interface StepProps {
  readonly cart: CartView
  readonly checkout: CheckoutView
}
