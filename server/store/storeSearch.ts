import type { Selectable } from 'kysely'
import type { findStores } from '../../contracts/api/storeApi.ts'
import type { Db, Tables } from '../storage/Tables.ts'
import { distanceKm } from './distanceKm.ts'
import type { GeoPoint } from './distanceKm.ts'
import { hasWords } from './hasWords.ts'
import type { SeedStore } from './seed/SeedStore.ts'
import { openingHours } from './openingHours.ts'
import { storeAddress } from './storeAddress.ts'

type Search = (typeof findStores)['body']['Type']
type Found = (typeof findStores)['answer']['Type']

/** What the `document` of a store holds. */
export type StoreDocument = Omit<SeedStore, 'id' | 'name' | 'country' | 'city'>

export const usualRadiusKm = 50
export const storesPerPage = 20

/** STORE-01: in the country, by words of name, city or postal code, or around a point; nearest first. Pages count from 1. */
export async function storeSearch(db: Db, search: Search): Promise<Found> {
  const rows = await db.selectFrom('store').selectAll().where('country', '=', search.country).orderBy('name').execute()
  const { lat, lng } = search
  const from = lat === undefined || lng === undefined ? undefined : { lat, lng }
  const all = rows
    .filter((row) => matches(row, search.query ?? ''))
    .map((row) => storeOf(row, from))
    .filter(({ distanceKm }) => from === undefined || distanceKm <= (search.radiusKm ?? usualRadiusKm))
    .toSorted((a, b) => a.distanceKm - b.distanceKm)
  const start = (Math.max(search.page ?? 1, 1) - 1) * storesPerPage
  return { total: all.length, stores: all.slice(start, start + storesPerPage) }
}

function matches({ name, city, document }: Selectable<Tables['store']>, query: string): boolean {
  const { postalCode, province } = document as StoreDocument
  return hasWords([name, city, postalCode, province], query)
}

function storeOf(row: Selectable<Tables['store']>, from: GeoPoint | undefined): Found['stores'][number] {
  const { id, name, document } = row
  const { lat, lng, hours, services } = document as StoreDocument
  return {
    id,
    name,
    address: storeAddress(row),
    lat,
    lng,
    distanceKm: from ? distanceKm(from, { lat, lng }) : 0,
    hours: openingHours(hours),
    services,
  }
}
