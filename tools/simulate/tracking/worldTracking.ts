import { Schema } from 'effect'
import { collectEvents } from '../../../contracts/api/content/trackingApi.ts'
import type { ConsentCategory } from '../../../contracts/commands/consentCommand.ts'
import { isConsented } from '../../../core/domain/consent/consent.ts'
import { consentPolicyVersion } from '../../../core/domain/consent/mustAskConsent.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'
import { seededChance } from '../Chance.ts'
import type { Chance } from '../Chance.ts'
import type { VirtualTab } from '../device/virtualTab.ts'
import type { Wire } from '../world/simulatedInternet.ts'
import type { SimulatedDevice, SimulatedWorld } from '../world/simulatedWorld.ts'

/** A page that a shopper looked at in a tab. `path` is its own. */
export type ShownPage = {
  readonly path: string
  readonly tab: VirtualTab
  /** The worker that was told. */
  readonly host: ReturnType<VirtualTab['host']>
  /** Whether the tab's page knew of consent, before the worker was told and once it had answered. */
  readonly before: boolean
  after: boolean | null
}

/** What is tracked in this world. Its own chance leaves the steps of worlds without it as they are. */
type WorldTracking = { readonly chance: Chance; readonly shown: ShownPage[] }

/** Null in most worlds, so that a run of all seeds takes hardly longer. */
export const worldTracking = (seed: number, isWanted: boolean): WorldTracking | null => {
  const chance = seededChance(seed ^ 0x7ac4)
  return chance.percent(trackingPercent) || isWanted ? { chance, shown: [] } : null
}

const trackingPercent = 6

/** TRK-03: this device's site asks for consent; its shopper fills a cart and a list, and buys nothing. */
export const visitorName = 'visitor'
export const localeOf = ({ name }: Pick<SimulatedDevice, 'name'>): Locale => (name === visitorName ? 'fr-fr' : 'en-us')

/** The page asks the worker to track, as `ui/src/tracking/tellShown.ts` does whenever one starts. */
export const startTracking = (tab: VirtualTab): void =>
  void tab.host().request('track', { sending: {}, shown: [] }, 'key')

export const mayTrack = (tab: VirtualTab, locale: Locale): boolean => isConsented(tab.views.consent, locale, 'C0002')

/** The shopper changes the answer, or looks at another page. */
export const trackingMove = (world: SimulatedWorld, device: SimulatedDevice, tab: VirtualTab): void => {
  const { tracking, marks, story } = world
  if (tracking === null) return
  const { chance } = tracking
  if (chance.percent(20)) {
    const categories = chance.pick(answers)
    marks.add(categories.includes('C0002') ? 'consent given' : 'consent withdrawn')
    story.tell(`${tab.tabId}: agrees to ${categories.join()}`)
    tab.dispatch({
      _tag: 'GiveConsent',
      categories,
      policyVersion: consentPolicyVersion,
      hasPrivacyControl: false,
    })
  }
  for (let pages = chance.below(3); pages > 0; pages--) lookAt(world, tracking, device, tab)
}

const answers: readonly [readonly ConsentCategory[], ...(readonly ConsentCategory[])[]] = [
  ['C0001'],
  ['C0001', 'C0002'],
  ['C0001', 'C0002', 'C0003', 'C0004'],
]

const lookAt = (
  { story }: SimulatedWorld,
  { shown }: WorldTracking,
  device: SimulatedDevice,
  tab: VirtualTab,
): void => {
  const locale = localeOf(device)
  const path = `/page/${shown.length}`
  const page: ShownPage = { path, tab, host: tab.host(), before: mayTrack(tab, locale), after: null }
  shown.push(page)
  story.tell(`${tab.tabId}: looks at ${path}`)
  void page.host
    .request('track', { sending: {}, shown: [{ name: 'Page Viewed', properties: { path } }] }, 'key')
    .then(() => (page.after = mayTrack(tab, locale)))
}

/**
 * TRK-01: judges what leaves a device. A page's view follows its worker, so a tab whose page knows of a withdrawal sends
 * nothing.
 */
export const watchSent =
  (world: () => SimulatedWorld) =>
  ({ tabId, path }: Wire, body: unknown): void => {
    if (path !== collectEvents.path) return
    const { devices, alarms, marks } = world()
    const device = devices.find(({ name }) => tabId.startsWith(`${name}/`))
    const tab = device?.tabs.find((each) => each.tabId === tabId)
    if (!device || !tab) return
    marks.add('events sent')
    if (!mayTrack(tab, localeOf(device)))
      alarms.push(`${tabId} sent ${namesIn(body).join()} although its shopper does not agree`)
  }

const Sent = Schema.fromJsonString(Schema.Struct({ events: Schema.Array(Schema.Struct({ name: Schema.String })) }))

const namesIn = (body: unknown): readonly string[] =>
  Schema.decodeUnknownSync(Sent)(body).events.map(({ name }) => name)
