import type { StoreDocument } from '../storage/tables/StoreTables.ts'
import type { Selectable } from 'kysely'
import type { Address } from '../../contracts/api/entities/address.ts'
import type { Store } from '../../contracts/api/entities/store.ts'
import type { findStores } from '../../contracts/api/catalogue/storeApi.ts'
import { defined } from '../../core/domain/fields/fields.ts'
import type { Db, Tables } from '../storage/Tables.ts'
import { anchorOf, bareCode, nearCode, postalCodeIn } from './nearCode.ts'

type Search = (typeof findStores)['body']['Type']
type Found = (typeof findStores)['answer']['Type']

export const usualRadiusKm = 50
export const storesPerPage = 20

/**
 * STORE-01: in the country, by words of name, city or postal code, or around a point; nearest first. A postal code that
 * no store has finds those near it. Pages count from 1.
 */
export const storeSearch = async (db: Db, search: Search): Promise<Found> => {
  const rows = await db.selectFrom('store').selectAll().where('country', '=', search.country).orderBy('name').execute()
  const { lat, lng } = search
  const from = lat === undefined || lng === undefined ? undefined : { lat, lng }
  const { places, nearTo } = matching(rows, search)
  const all = sortedFrom(places, search)
    .map((row) => storeOf(row, from))
    .filter(({ distanceKm }) => from === undefined || distanceKm <= (search.radiusKm ?? usualRadiusKm))
    .toSorted((a, b) => a.distanceKm - b.distanceKm)
  const start = (Math.max(search.page ?? 1, 1) - 1) * storesPerPage
  return { total: all.length, stores: all.slice(start, start + storesPerPage), ...defined({ nearCode: nearTo }) }
}

type Row = Selectable<Tables['store']>

/** `nearTo`: the postal code of the query, when no store has it. */
const matching = (
  rows: readonly Row[],
  { country, query = '' }: Search,
): { readonly places: readonly Row[]; readonly nearTo?: string } => {
  const code = postalCodeIn(country, query)
  const places = rows.filter(
    ({ name, city, document: { postalCode, province } }) =>
      matchesQuery([name, city, postalCode, province], query) ||
      (code !== null && bareCode(country, postalCode).startsWith(code)),
  )
  if (places.length > 0 || code === null) return { places }
  const near = nearCode(rows, country, code)
  return near.length === 0 ? { places } : { places: near, nearTo: query.trim().toUpperCase() }
}

/** As they are, or by the distance from the store whose code is nearest to the shopper's own. */
const sortedFrom = (rows: readonly Row[], { country, near = '' }: Search): readonly Row[] => {
  const code = postalCodeIn(country, near)
  const first = code === null ? undefined : anchorOf(rows, country, code)?.document
  if (first === undefined) return rows
  return rows.toSorted((a, b) => distanceKm(first, a.document) - distanceKm(first, b.document))
}

const storeOf = (row: Row, from: GeoPoint | undefined): Found['stores'][number] => {
  const { id, name, document } = row
  const { lat, lng, hours, services } = document
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

/** Whether every word of the query occurs in one of the place's names; case and accents are ignored. */
export const matchesQuery = (parts: readonly (string | undefined)[], query: string): boolean => {
  const place = plain(parts.join(' '))
  return plain(query)
    .split(/\s+/)
    .every((word) => place.includes(word))
}

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')

export type GeoPoint = { readonly lat: number; readonly lng: number }

/** Great-circle distance (haversine) on a sphere of 6371 km, in km, to one decimal. */
export const distanceKm = (a: GeoPoint, b: GeoPoint): number => {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const chord = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng)
  return Math.round(2 * 6371 * Math.asin(Math.min(1, Math.sqrt(chord))) * 10) / 10
}

/** A week as stored, Monday first, becomes the days on which the store is open. */
export const openingHours = (week: StoreDocument['hours']): Store['hours'] =>
  week.flatMap((span, index) => (span ? [{ day: index + 1, ...span }] : []))

type Place = { readonly city: string; readonly country: string; readonly document: StoreDocument }

/** The location of a store, in the form of a written address. */
export const storeAddress = ({
  city,
  country,
  document,
}: Place): Address & {
  readonly addressLine1: string
  readonly city: string
  readonly postalCode: string
  readonly country: string
  readonly phone: string
} => {
  const { street, province, postalCode, phone } = document
  return { addressLine1: street, city, ...defined({ province }), postalCode, country, phone }
}
