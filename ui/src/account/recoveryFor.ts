/** SIGN-03: the way on from a refused sign-in: to a new password, or to the shop's people. */
export const recoveryFor = (errorId: string): 'reset' | 'contact' | null =>
  resets.has(errorId) ? 'reset' : supports.has(errorId) ? 'contact' : null

const resets: ReadonlySet<string> = new Set(['AUT401', 'AUT418', 'AUT437', 'AUT438', 'AUT426'])
const supports: ReadonlySet<string> = new Set(['AUT423', 'AUT441'])
