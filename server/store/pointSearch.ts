import type { Selectable } from 'kysely'
import type { Address } from '../../contracts/api/entities/address.ts'
import type { findCollectionPoints } from '../../contracts/api/catalogue/storeApi.ts'
import { defined } from '../../core/domain/fields/fields.ts'
import type { Db } from '../storage/Tables.ts'
import type { PointDocument, StoreTables } from '../storage/tables/StoreTables.ts'
import { sharedLength } from './nearCode.ts'
import { distanceKm, matchesQuery, openingHours, storesPerPage, usualRadiusKm } from './storeSearch.ts'
import type { GeoPoint } from './storeSearch.ts'

type Row = Selectable<StoreTables['collection_point']>
type Search = (typeof findCollectionPoints)['body']['Type']
type Found = (typeof findCollectionPoints)['answer']['Type']

/** STORE-02: within 50 km of a position or a postal code, nearest first; or by words of name and town. */
export const pointSearch = async (db: Db, search: Search): Promise<Found> => {
  const rows = await db
    .selectFrom('collection_point')
    .selectAll()
    .where('country', '=', search.country)
    .orderBy('name')
    .execute()
  const { lat, lng, postalCode, query = '' } = search
  const from =
    lat !== undefined && lng !== undefined
      ? { lat, lng }
      : postalCode === undefined
        ? undefined
        : whereabouts(rows, postalCode)
  if (postalCode !== undefined && from === undefined) return { total: 0, stores: [] }
  const found = rows
    .filter(({ name, city, document }) => matchesQuery([name, city, document.postalCode], query))
    .map((row) => pointOf(row, from))
    .filter((point) => point.distanceKm <= usualRadiusKm)
    .toSorted((a, b) => a.distanceKm - b.distanceKm)
  return { total: found.length, stores: found.slice(0, storesPerPage) }
}

/**
 * Postal codes are assigned by area: a code is located among the points that share its longest prefix. One letter or
 * digit says too little.
 */
const whereabouts = (rows: readonly Row[], postalCode: string): GeoPoint | undefined => {
  const wanted = bare(postalCode)
  const shared = rows.map(({ document }) => sharedLength(bare(document.postalCode), wanted))
  const most = Math.max(0, ...shared)
  if (most < 2) return undefined
  const near = rows.filter((_row, place) => shared[place] === most).map(({ document }) => document)
  const mean = (of: (point: GeoPoint) => number) => near.reduce((sum, point) => sum + of(point), 0) / near.length
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) }
}

const bare = (postalCode: string): string => postalCode.replaceAll(/\s/g, '').toUpperCase()

const pointOf = (row: Row, from: GeoPoint | undefined): Found['stores'][number] => {
  const { id, name, carrier, is_open: isOpen, most_pieces: mostPieces, document } = row
  return {
    id,
    name,
    carrier,
    address: pointAddress(row),
    lat: document.lat,
    lng: document.lng,
    distanceKm: from ? distanceKm(from, document) : 0,
    hours: openingHours(document.hours),
    services: [],
    isOpen,
    ...defined({ mostPieces: mostPieces ?? undefined }),
  }
}

type Place = {
  readonly name: string
  readonly city: string
  readonly country: string
  readonly document: PointDocument
}

/** Where a collection point is, as written on a parcel: its name above its street. */
export const pointAddress = ({ name, city, country, document: { street, province, postalCode } }: Place): Address => ({
  addressLine1: name,
  addressLine2: street,
  city,
  ...defined({ province }),
  postalCode,
  country,
})
