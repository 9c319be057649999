import type { VariantDecision } from '../../contracts/content/audience.ts'
import type { Datafile } from '../../contracts/content/datafile.ts'
import { configurationOf } from '../../core/domain/configuration/configuration.ts'
import { decideVariants } from '../../core/domain/experiment/decideVariants.ts'
import { mayTakePart } from '../../core/domain/experiment/mayTakePart.ts'
import { sdkKeyOf } from '../../core/domain/experiment/sdkKey.ts'
import { readVisitor, visitorCookieName, writeVisitor } from '../../core/domain/experiment/visitorCookie.ts'
import { locales, parseLocale } from '../../core/domain/locale/locales.ts'
import { knownSegments } from './visitor.ts'
import type { Visitor } from './visitor.ts'

/** The request for a page. */
export type PageRequest = {
  readonly cookies: string | undefined
  /** Of its path, `en-us`. */
  readonly locale: string
}

/** What a page is drawn with, and the cookie that tells its worker; none where nothing changes. */
export type Assigned = { readonly decisions: readonly VariantDecision[]; readonly setCookie?: string }

export type AssignVisitor = (visitor: Visitor, request: PageRequest) => Promise<Assigned>

export type AssignSettings = {
  /** Whether this server offers experiments at all. */
  readonly isOn: boolean
  readonly datafileOf: (sdkKey: string) => Promise<Datafile | undefined>
  readonly newId: () => string
  readonly isHttpsOnly: boolean
}

/** Seconds for which a browser keeps its variants without a visit: 90 days. */
const lifetime = 60 * 60 * 24 * 90

/**
 * SEG-06: decides the variants of a browser when it first asks for a page, so that the page is drawn with them and its
 * worker takes them over. A browser that may not take part loses its cookie, except on a site where experiments are off
 * while they are on elsewhere. Without a datafile (the database is away) or the shopper's segments, only what was decided
 * before is drawn.
 */
export const assignVisitor =
  ({ isOn, datafileOf, newId, isHttpsOnly }: AssignSettings): AssignVisitor =>
  async (visitor, { cookies, locale }) => {
    const cookie = (value: string, seconds: number): string =>
      `${visitorCookieName}=${value}; Path=/; SameSite=Lax; Max-Age=${seconds}${isHttpsOnly ? '; Secure' : ''}`
    const hasCookie = cookies?.includes(`${visitorCookieName}=`) === true
    const code = parseLocale(locale)
    if (isOn && (code === null || !configurationOf(code).features.experimentation)) return { decisions: [] }
    const consent = { answer: visitor.audience.consent ?? null, hasPrivacyControl: visitor.hasPrivacyControl }
    if (!isOn || code === null || !mayTakePart(code, consent))
      return { decisions: [], ...(hasCookie ? { setCookie: cookie('', 0) } : {}) }
    const known = readVisitor(cookies)
    const datafile = await datafileOf(sdkKeyOf[locales[code].site]).catch(() => undefined)
    if (datafile === undefined) return { decisions: known?.decisions ?? [] }
    const site = locale.slice(-2)
    const segments = knownSegments(visitor, site)
    const { id, decisions: before } = known ?? { id: newId(), decisions: [] }
    const decisions = segments === null ? before : decideVariants(datafile, { id, decisions: before }, segments)
    const isNew = known === null || decisions.length > before.length
    return { decisions, ...(isNew ? { setCookie: cookie(writeVisitor({ id, decisions }), lifetime) } : {}) }
  }

/** Where there are no experiments. */
export const nobodyAssigned: AssignVisitor = async () => ({ decisions: [] })
