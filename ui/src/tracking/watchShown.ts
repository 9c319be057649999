import type { NamedTrackingEvent } from '../../../contracts/content/trackingEvent.ts'
import { recommendationCounts } from '../../../core/domain/configuration/constants.ts'
import { isConsented } from '../../../core/domain/consent/consent.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'
import { earlyEngagements, engagementEvent } from '../bridge/core/engagement.ts'
import type { Engagement } from '../bridge/core/engagement.ts'
import type { Storefront } from '../bridge/storefront.ts'
import { sendLeft, tellAlso, tellShown } from './tellShown.ts'

type Teller = Pick<Storefront, 'request' | 'read' | 'subscribe' | 'onStart'>

/** TRK-04: a page is shown. From the first one on, what its shopper sees and presses is told, too. */
export const watchPage = (storefront: Teller, path: string, locale: Locale): void => {
  const turnPage = watchers.get(storefront) ?? watch((shown) => void tellShown(storefront, shown))
  if (!watchers.has(storefront)) {
    void import('./performanceBeacon.ts').then(
      ({ sendPerformance }) => sendPerformance(storefront, locale),
      () => null,
    )
    const tags = document.querySelector<HTMLMetaElement>('meta[name="cairn-tag-manager"]')
    const opened = tags && import('./tagManager.ts').then(({ openTags }) => openTags(storefront, tags.content, locale))
    tellAlso((shown) => void opened?.then((push) => push(shown)).catch(() => undefined))
    // After its worker died, the next one is asked to track.
    storefront.onStart(() => void tellShown(storefront))
    // TRK-01: the consent of this moment counts.
    addEventListener('pagehide', () => {
      const consent = storefront.read('consent')
      if (consent && isConsented(consent, locale, 'C0002')) sendLeft(locale)
    })
    addEventListener('pageshow', ({ persisted }) => persisted && turnPage(location.pathname))
  }
  watchers.set(storefront, turnPage)
  turnPage(path)
}

const watchers = new WeakMap<Teller, (path: string) => void>()

/** Of a block, or of the screen if the block is taller. */
const half = 0.5

/** As the contract has it. */
const longestPath = 300

/** PROMO-12, CAT-44…46, NAV-09: returns what begins another page. */
const watch = (tell: (shown: NamedTrackingEvent) => void): ((path: string) => void) => {
  const promotions = new Set<string>()
  const recommended = new Set<string>()
  const inView = new IntersectionObserver(
    (entries) => {
      const seen = entries
        .filter((one) => one.intersectionRatio >= half || one.intersectionRect.height >= innerHeight * half)
        .map(({ target }) => target as HTMLElement)
      for (const { dataset } of seen)
        if (dataset['promotion'] && isNew(promotions, dataset['promotion']))
          tell({ name: 'Promotion Viewed', properties: JSON.parse(dataset['promotion']) })
      const ids = seen.flatMap(({ dataset: { recommended: id } }) =>
        id && recommended.size < recommendationCounts.reported && isNew(recommended, id) ? [id] : [],
      )
      if (ids.length > 0) tell({ name: 'Recommendations Viewed', properties: { product_ids: ids } })
    },
    { threshold: [0, 0.1, 0.25, half] },
  )
  const look = (): void =>
    document.querySelectorAll('[data-promotion], [data-recommended]').forEach((one) => inView.observe(one))
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  // While it goes down, because a press on a link of the shop may take the link away.
  addEventListener('click', ({ target }) => target instanceof Element && pressed(target).forEach(tell), true)
  const hear = (): void => earlyEngagements.splice(0).flatMap(trackedEngagement).forEach(tell)
  addEventListener(engagementEvent, hear)
  return (path) => {
    tell({ name: 'Page Viewed', properties: { path: path.slice(0, longestPath) } })
    hear()
    inView.disconnect()
    promotions.clear()
    recommended.clear()
    look()
  }
}

const isNew = (known: Set<string>, one: string): boolean => !known.has(one) && Boolean(known.add(one))

const pressed = (target: Element): readonly NamedTrackingEvent[] => {
  const press = target.closest('a, button')
  const within = (places: string) => press?.closest<HTMLElement>(places)?.dataset
  const promotion = within('[data-promotion]')?.['promotion']
  const id = within('[data-recommended]')?.['recommended']
  const path = within('.departments-nav, .mobile-menu') && press?.getAttribute('href')?.slice(0, longestPath)
  return [
    ...(promotion ? [{ name: 'Promotion Clicked', properties: JSON.parse(promotion) } as const] : []),
    ...(id ? [{ name: 'Recommendation Clicked', properties: { product_id: id } } as const] : []),
    ...(path ? [{ name: 'Menu Clicked', properties: { path } } as const] : []),
  ]
}

/** An address is somebody's, so a search for one is not engagement. */
const trackedEngagement = (engagement: Engagement): readonly NamedTrackingEvent[] => {
  switch (engagement.name) {
    case 'menuOpened':
    case 'menuClosed':
      return [
        {
          name: engagement.name === 'menuOpened' ? 'Menu Opened' : 'Menu Closed',
          properties: { entry: engagement.entry },
        },
      ]
    case 'menuSectionExpanded':
    case 'menuSectionCollapsed': {
      const { section, level } = engagement
      const name = engagement.name === 'menuSectionExpanded' ? 'Menu Section Expanded' : 'Menu Section Collapsed'
      return [{ name, properties: { section, level } }]
    }
    case 'popupImpression':
    case 'popupExpansion':
      return [
        {
          name: engagement.name === 'popupImpression' ? 'Pop-up Viewed' : 'Pop-up Expanded',
          properties: { popup: engagement.popUp },
        },
      ]
    case 'popupClick':
      return [
        { name: 'Pop-up Clicked', properties: { popup: engagement.popUp, url: engagement.url.slice(0, longestPath) } },
      ]
    case 'searched':
      return engagement.query.includes('@')
        ? []
        : [{ name: 'Products Searched', properties: { query: engagement.query, results: engagement.results } }]
  }
}
