import { splitLocalePrefix } from '../../../core/domain/route/splitLocalePrefix.ts'
import { pageHere } from './usePageHere.ts'

/** What the link to the location selector leaves in the history: the page one was on, under the locale. */
export type CameFrom = { readonly from: string }

/**
 * '' (the home page) unless it is a path of ours. A link that was followed before its page was alive has left no `state`: the browser's
 * `referrer` knows then.
 */
export const cameFrom = (
  state: unknown,
  { referrer, origin }: { readonly referrer: string; readonly origin: string },
): string => {
  const from =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : referredFrom(referrer, origin)
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : ''
}

const referredFrom = (referrer: string, origin: string): string => {
  const { origin: of, pathname, search } = new URL(referrer, origin)
  return of === origin && splitLocalePrefix(pathname).locale !== null ? pageHere(pathname, search) : ''
}
