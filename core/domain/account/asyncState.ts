/** AUTH-20: what a request can be, and nothing else. */
export const asyncStates = ['idle', 'pending', 'success', 'error'] as const
export type AsyncState = (typeof asyncStates)[number]
