import type { WantedLine } from './cart.ts'

/** What is asked for of a line that is shown with more. */
export const wantedLine = ({ key, product, quantity, recipeId, giftOption, delivery }: WantedLine): WantedLine => ({ key, product, quantity, recipeId, giftOption, delivery })
