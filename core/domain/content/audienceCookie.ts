import type { SegmentId } from '../../../contracts/content/audience.ts'
import { allowedCategories, consentCategories } from '../consent/consent.ts'
import type { ConsentAnswer } from '../consent/mustAskConsent.ts'
import { allSegments } from './segments.ts'

/**
 * What a browser tells the server about who is looking, so that a page is drawn for them. It selects content, never a
 * price or a permission: anybody can write it.
 */
export type PublicAudience = {
  /** The segments on one site (its country in lower case). Absent until the page's worker has told them. */
  readonly on?: { readonly site: string; readonly segments: readonly SegmentId[] }
  /** PROMO-21: the names of dismissed bars and pop-ups, oldest first. */
  readonly dismissed: readonly string[]
  /** TRK-03: the shopper's answer, as in the log; null = none. */
  readonly consent?: ConsentAnswer | null
}

export const audienceCookieName = 'cairn-audience'

/** UTF-16 units of the cookie's value, all of them ASCII. The oldest dismissed names that do not fit are left out. */
const longestValue = 1_500

/**
 * `us:loggedIn.cartEmpty~1.23/first%20dismissed/second` (`~1.23`: of notice 1, C0002 and C0003): nothing that the value
 * of a cookie may not contain.
 */
export const writeAudience = ({ on, dismissed, consent }: PublicAudience): string => {
  const site = on ? `${on.site}:${allSegments.filter((id) => on.segments.includes(id)).join('.')}` : ''
  const start = site + (consent ? `~${consent.policyVersion}.${digitsOf(consent)}` : '')
  const names = [...new Set(dismissed)].flatMap((name) => encoded(name) ?? [])
  while (`${start}/${names.join('/')}`.length > longestValue) names.shift()
  return [start, ...names].join('/')
}

/**
 * The audience in the cookies of a request or a document. A value that `writeAudience` does not write says nothing at
 * all.
 */
export const readAudience = (cookies: string | undefined): PublicAudience => {
  const value = cookies
    ?.split(/;\s*/)
    .find((each) => each.startsWith(`${audienceCookieName}=`))
    ?.slice(audienceCookieName.length + 1)
  if (value === undefined || value.length > longestValue) return nothingKnown
  const [start = '', ...names] = value.split('/')
  const [, site, list = '', version, digits = ''] =
    /^(?:([a-z]{2}):([a-zA-Z.]*))?(?:~(\d{1,6})\.([2-4]{0,3}))?$/.exec(start) ?? []
  const segments = list.split('.')
  const audience: PublicAudience = {
    ...(site === undefined ? {} : { on: { site, segments: allSegments.filter((id) => segments.includes(id)) } }),
    dismissed: names.flatMap((name) => decoded(name) ?? []),
    ...(version === undefined ? {} : { consent: { policyVersion: Number(version), categories: categoriesOf(digits) } }),
  }
  return writeAudience(audience) === value ? audience : nothingKnown
}

/** PROMO-14: where a device keeps the names of what was dismissed; the first picture reads it, too. */
export const dismissedKey = 'cairn.dismissed'

const digitsOf = ({ categories }: ConsentAnswer): string =>
  allowedCategories(categories, false)
    .slice(1)
    .map((category) => category.slice(-1))
    .join('')

const categoriesOf = (digits: string): ConsentAnswer['categories'] =>
  allowedCategories(
    consentCategories.filter((category) => digits.includes(category.slice(-1))),
    false,
  )

const nothingKnown: PublicAudience = { dismissed: [] }

/** Null for half a surrogate pair, and for an empty name. */
const encoded = (name: string): string | null => {
  try {
    return encodeURIComponent(name) || null
  } catch {
    return null
  }
}

const decoded = (name: string): string | null => {
  try {
    return decodeURIComponent(name)
  } catch {
    return null
  }
}
