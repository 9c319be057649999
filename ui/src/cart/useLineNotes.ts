import type { GiftOption } from '../../../contracts/api/basket.ts'
import { initialsOf } from '../../../core/domain/product/recipe.ts'
import { useCopy } from '../copy/useCopy.ts'

type Noted = { readonly recipeId?: string; readonly giftOption?: Pick<GiftOption, 'to'> }

/** What makes a line other than its like: a recipe it is made to (SHIP-06), whom it is for (CART-14). */
export const useLineNotes = (): ((line: Noted) => readonly string[]) => {
  const t = useCopy('shell')
  return ({ recipeId, giftOption }) => {
    const initials = recipeId === undefined ? null : initialsOf(recipeId)
    return [
      ...(initials === null ? [] : [t.madeWith({ initials })]),
      ...(giftOption === undefined ? [] : [t.giftFor({ to: giftOption.to })]),
    ]
  }
}
