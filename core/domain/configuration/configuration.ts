import type { Locale, Site } from '../locale/locales.ts'
import { locales } from '../locale/locales.ts'

/**
 * CONST-24, CONST-25: what the specifications leave to configuration and a site may decide for itself. Values that are
 * the same on every site are in `limits` and `constants`.
 */
export type Configuration = {
  readonly site: Site
  /** ERR-09, ms. `order` is for placing and patching an order. */
  readonly requestTimeout: { readonly standard: number; readonly order: number }
  /** NAV-05: what opens a department's menu on a wide screen. */
  readonly menuTrigger: 'hover' | 'click'
  readonly features: Features
}

export type Features = {
  readonly loyalty: boolean
  readonly favorites: boolean
  readonly expressCheckout: boolean
  readonly interests: boolean
  readonly interestsNeedNewsletter: boolean
  readonly simplifiedEnrollment: boolean
  readonly experimentation: boolean
  readonly cloudVideo: boolean
  /** CAT-32: showcase sites skip the inventory check. */
  readonly showcase: boolean
}

const everySite = { requestTimeout: { standard: 10_000, order: 30_000 } } as const

const everyFeature: Features = {
  loyalty: true,
  favorites: true,
  expressCheckout: true,
  interests: true,
  interestsNeedNewsletter: true,
  simplifiedEnrollment: true,
  experimentation: true,
  cloudVideo: true,
  showcase: false,
}

export const configuration: Readonly<Record<Site, Configuration>> = {
  NA: { ...everySite, site: 'NA', menuTrigger: 'hover', features: everyFeature },
  EMEA: {
    ...everySite,
    site: 'EMEA',
    menuTrigger: 'click',
    features: { ...everyFeature, simplifiedEnrollment: false, experimentation: false },
  },
}

/** CONST-25: the only place where a flag is read. */
export const configurationOf = (locale: Locale): Configuration => configuration[locales[locale].site]
