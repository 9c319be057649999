import { useSignedOut } from '../account/useSignedOut.ts'
import { useCustomerRejected } from '../health/useCustomerRejected.ts'

/** Shows nothing: hears what ends a visit. A part of its own, so that a change of the cart does not draw the whole page again. */
export function SessionEffects() {
  useCustomerRejected()
  useSignedOut()
  return null
}
