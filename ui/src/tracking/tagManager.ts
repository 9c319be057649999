import type { NamedTrackingEvent } from '../../../contracts/content/trackingEvent.ts'
import { isConsented } from '../../../core/domain/consent/consent.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'
import { loadScript } from '../bridge/loadScript.ts'
import { newId } from '../bridge/newId.ts'
import { tabIdOfPage } from '../bridge/page.ts'
import type { Storefront } from '../bridge/storefront.ts'

type TagPage = Pick<Storefront, 'request' | 'read' | 'subscribe'>
type Tagged = { readonly name: string; readonly properties: object }

/** After a worker that did not answer, ms. */
const againMs = 5_000

/**
 * TRK-01, TRK-04: pushes into `dataLayer` what the screen and the log tell, with consent to targeting; with consent, the
 * tag manager's script is loaded, and a withdrawal takes away `dataLayer` and the scripts that came from its origin.
 * Returns what pushes what the screen tells.
 */
export const openTags = (page: TagPage, address: string, locale: Locale): ((shown: NamedTrackingEvent) => void) => {
  let layer: object[] = []
  let isLoaded = false
  const may = (): boolean => {
    const consent = page.read('consent')
    return consent !== undefined && isConsented(consent, locale, 'C0004')
  }
  const follow = (): void => {
    if (isLoaded === may()) return
    isLoaded = !isLoaded
    // The script keeps what it was given as its own, so that each consent begins with a new one.
    layer = []
    if (!isLoaded) return takeAway(address)
    Object.assign(window, { dataLayer: layer })
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    loadScript(address, { policy: 'cairn-tags', about: 'tag manager' }).catch(() => undefined)
  }
  const push = ({ name, properties }: Tagged): void => {
    if (may()) layer.push({ event: name, ...properties })
  }
  page.subscribe('consent', follow)
  follow()
  void followLog(page, push)
  return ({ name, properties }) => push({ name, properties: inWholeUnits(properties) })
}

/** What runs already cannot be stopped, but it finds nothing any more. */
const takeAway = (address: string): void => {
  Reflect.deleteProperty(window, 'dataLayer')
  const { origin } = new URL(address)
  for (const script of document.querySelectorAll('script'))
    if (origin !== location.origin && script.src.startsWith(`${origin}/`)) script.remove()
}

const followLog = async ({ request }: TagPage, push: (tagged: Tagged) => void): Promise<void> => {
  for (let after = 0; ;) {
    const outcome = await request('tagEvents', { tabId: tabIdOfPage(), after }, newId()).catch(() => null)
    if (outcome?._tag === 'Done') {
      after = outcome.output.upTo
      outcome.output.events.forEach(push)
    } else await new Promise((resolve) => setTimeout(resolve, againMs))
  }
}

/** Of what the screen tells, only a price is money. */
const inWholeUnits = (properties: NamedTrackingEvent['properties']): object =>
  'price' in properties ? { ...properties, price: properties.price / 100 } : properties
