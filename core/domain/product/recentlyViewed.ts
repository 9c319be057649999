/** CAT-71: the ids of viewed products after one more was viewed: newest first, each once, one more than is ever shown. */
export const viewedAfter = (viewed: readonly string[], productId: string): readonly string[] =>
  [productId, ...without(viewed, productId)].slice(0, mostViewed + 1)

/** CAT-71: those that are shown on the page of the product `present`, or on a page without one. */
export const viewedBefore = (viewed: readonly string[], present: string | undefined): readonly string[] =>
  without(viewed, present).slice(0, mostViewed)

/** What a device has kept: the list, or an empty one if it is anything else. */
export const readViewed = (kept: unknown): readonly string[] =>
  Array.isArray(kept) ? [...new Set(kept)].filter((id) => typeof id === 'string') : []

/** Shown in one row. */
const mostViewed = 12

const without = (viewed: readonly string[], productId: string | undefined): readonly string[] =>
  viewed.filter((id) => id !== productId)
