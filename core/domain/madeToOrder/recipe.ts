/** SHIP-06: shoes and packs can be made to order with initials. The maximum number of letters. */
export const mostInitials = 3

const made = /^initials-([A-Z]{1,3})$/

/** Letters only, in upper case and without their accents, while typing. ß has no capital of one letter, so it is left out. */
export const initialsAsTyped = (typed: string): string =>
  typed
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toUpperCase()
    .slice(0, mostInitials)

/** The recipe by which a product is made; null = not made to order. */
export const recipeOf = (initials: string): string | null => (initials === '' ? null : `initials-${initials}`)

/** The initials of a recipe; null for an unknown recipe. */
export const initialsOf = (recipeId: string): string | null => made.exec(recipeId)?.[1] ?? null
