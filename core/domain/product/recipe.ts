/** SHIP-06: what can be made to order is a shoe or a pack with initials. As many letters fit. */
export const mostInitials = 3

const made = /^initials-([A-Z]{1,3})$/

/** Letters only, in upper case, as they are typed. */
export const initialsAsTyped = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '')
    .slice(0, mostInitials)

/** The recipe a product is made to; null = as it lies on the shelf. */
export const recipeOf = (initials: string): string | null => (initials === '' ? null : `initials-${initials}`)

/** The initials of a recipe; null of one we do not know. */
export const initialsOf = (recipeId: string): string | null => made.exec(recipeId)?.[1] ?? null
