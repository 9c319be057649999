import type { NamedTrackingEvent } from '../../../contracts/content/trackingEvent.ts'
import { isConsented } from '../../../core/domain/consent/consent.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'
import { newId } from '../bridge/newId.ts'
import { note } from '../bridge/note.ts'
import { tabId } from '../bridge/page.ts'
import type { Storefront } from '../bridge/storefront.ts'

type TagPage = Pick<Storefront, 'request' | 'read' | 'subscribe'>
type Tagged = { readonly name: string; readonly properties: object }

/** After a worker that did not answer, ms. */
const againMs = 5_000

/**
 * TRK-01, TRK-04: pushes into `dataLayer` what the screen and the log tell, with consent to targeting; with the first
 * consent, the tag manager's script is loaded. Returns what pushes what the screen tells.
 */
export const openTags = (page: TagPage, address: string, locale: Locale): ((shown: NamedTrackingEvent) => void) => {
  const layer: object[] = []
  Object.assign(window, { dataLayer: layer })
  let isLoaded = false
  const may = (): boolean => {
    const consent = page.read('consent')
    return consent !== undefined && isConsented(consent, locale, 'C0004')
  }
  const load = (): void => {
    if (isLoaded || !may()) return
    isLoaded = true
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    loadTags(address)
  }
  const push = ({ name, properties }: Tagged): void => {
    if (may()) layer.push({ event: name, ...properties })
  }
  page.subscribe('consent', load)
  load()
  void followLog(page, push)
  return ({ name, properties }) => push({ name, properties: inWholeUnits(properties) })
}

const followLog = async ({ request }: TagPage, push: (tagged: Tagged) => void): Promise<void> => {
  for (let after = 0; ;) {
    const outcome = await request('tagEvents', { tabId, after }, newId()).catch(() => null)
    if (outcome?._tag === 'Done') {
      after = outcome.output.upTo
      outcome.output.events.forEach(push)
    } else await new Promise((resolve) => setTimeout(resolve, againMs))
  }
}

/** Of what the screen tells, only a price is money. */
const inWholeUnits = (properties: NamedTrackingEvent['properties']): object =>
  'price' in properties ? { ...properties, price: properties.price / 100 } : properties

const loadTags = (address: string): void => {
  const script = document.createElement('script')
  script.onerror = () => note({ kind: 'widgetScript', about: 'tag manager', reason: 'network' })
  Object.assign(script, { async: true, src: trusted(address) })
  document.head.append(script)
}

type Factory = {
  createPolicy(
    name: string,
    rules: { createScriptURL(written: string): string },
  ): { createScriptURL(written: string): unknown }
}

/** Trusted Types: this one address may become a script. Only some browsers have them. */
const trusted = (address: string): unknown => {
  const factory = (globalThis as { readonly trustedTypes?: Factory }).trustedTypes
  const rules = {
    createScriptURL: (written: string) => {
      if (written !== address) throw new TypeError(`not the tag manager: ${written}`)
      return written
    },
  }
  return factory ? factory.createPolicy('cairn-tags', rules).createScriptURL(address) : address
}
