/** What the link to the location selector leaves in the history: the page one was on, under the locale. */
export type CameFrom = { readonly from: string }

/** '' (the home page) unless it is a path of ours. */
export const cameFrom = (state: unknown): string => {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : ''
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : ''
}
