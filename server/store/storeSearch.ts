import type { Selectable } from 'kysely'
import type { findStores } from '../../contracts/api/storeApi.ts'
import type { Db, Tables } from '../storage/Tables.ts'
import type { SeedStore } from './seed/SeedStore.ts'
import { storeAddress } from './storeAddress.ts'

type Search = (typeof findStores)['body']['Type']
type Found = (typeof findStores)['answer']['Type']

/** What the `document` of a store holds. */
export type StoreDocument = Omit<SeedStore, 'id' | 'name' | 'country' | 'city'>

const usualRadiusKm = 50
const storesPerPage = 20

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
  const place = plain(`${name} ${city} ${postalCode} ${province ?? ''}`)
  return plain(query).split(/\s+/).every((word) => place.includes(word))
}

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')

type Point = { readonly lat: number; readonly lng: number }

function storeOf(row: Selectable<Tables['store']>, from: Point | undefined): Found['stores'][number] {
  const { id, name, document } = row
  const { lat, lng, hours, services } = document as StoreDocument
  return {
    id,
    name,
    address: storeAddress(row),
    lat,
    lng,
    distanceKm: from ? Math.round(distanceKm(from, { lat, lng }) * 10) / 10 : 0,
    hours: hours.flatMap((span, index) => (span ? [{ day: index + 1, ...span }] : [])),
    services,
  }
}

/** Great circle (haversine) on a ball of 6371 km. */
function distanceKm(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const chord = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng)
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(chord)))
}
