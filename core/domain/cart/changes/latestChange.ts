import type { Cart } from '../cart.ts'
import type { CartChange } from './cartChange.ts'

/** What was asked for last of this kind and is not answered yet. */
export const latestChange = <Kind extends CartChange['kind']>(
  { pending }: Pick<Cart, 'pending'>,
  kind: Kind,
): Extract<CartChange, { readonly kind: Kind }> | undefined =>
  pending
    .map(({ wish: change }) => change)
    .findLast((change): change is Extract<CartChange, { readonly kind: Kind }> => change.kind === kind)
