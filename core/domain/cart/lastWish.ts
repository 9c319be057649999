import type { Cart, Wish } from './cart.ts'

/** What was asked for last of this kind and is not answered yet. */
export const lastWish = <Kind extends Wish['kind']>(
  { pending }: Pick<Cart, 'pending'>,
  kind: Kind,
): Extract<Wish, { readonly kind: Kind }> | undefined =>
  pending.map(({ wish }) => wish).findLast((wish): wish is Extract<Wish, { readonly kind: Kind }> => wish.kind === kind)
