import type { Page } from 'playwright'
import { afterEach, beforeEach, expect } from 'vitest'
import { collectEvents } from '../../../contracts/api/content/trackingApi.ts'
import type { TrackingEvent } from '../../../contracts/content/trackingEvent.ts'
import { useShop } from './browser.ts'
import type { Visitor, VisitorOptions } from './browser.ts'
import { isAlive } from './hydrated.ts'
import { useOwnServer } from './ownServer.ts'

/**
 * A shop in development, where tracking is on, for the tests of one file; each begins with an empty collector. `env`:
 * more of its environment.
 */
export const useTrackedShop = (env: () => Readonly<Record<string, string>> = () => ({})) => {
  const shop = useShop()
  let shopper: Visitor
  let batches = 0
  const { address, books } = useOwnServer(env, (entry) => {
    if (entry.event === 'request' && entry.route === collectEvents.path) batches += 1
  })
  beforeEach(async () => {
    batches = 0
    await books().deleteFrom('tracking_event').execute()
  })
  afterEach(() => expect(shopper.complaints).toEqual([]))
  const rows = () => books().selectFrom('tracking_event').select(['name', 'properties', 'locale']).execute()
  /** A shopper who has not answered the question about cookies yet. */
  const visitor = async (options: VisitorOptions = {}): Promise<Page> => {
    shopper = await shop.visitor({ consent: 'unasked', ...options })
    return shopper.page
  }
  return {
    address,
    visitor,
    arrive: async (path: string, options: VisitorOptions = {}): Promise<Page> => {
      const page = await visitor(options)
      await page.goto(address(path))
      await isAlive(page)
      return page
    },
    /** That the collector has answered in this test, whatever was in them. */
    batches: () => batches,
    /** The properties of those of this name that the collector has. */
    collected: async (name: TrackingEvent['name']): Promise<readonly unknown[]> =>
      (await rows()).filter((row) => row.name === name).map(({ properties }) => properties),
    /** What the collector has from this site, in alphabetical order. */
    stored: async (locale: string): Promise<readonly string[]> =>
      (await rows())
        .filter((row) => row.locale === locale)
        .map(({ name, properties }) => ('path' in properties ? `${name} ${properties.path}` : name))
        .toSorted(),
  }
}
