import type { Selectable } from 'kysely'
import type { findCollectionPoints } from '../../contracts/api/storeApi.ts'
import type { Db } from '../storage/Tables.ts'
import { distanceKm } from './distanceKm.ts'
import type { GeoPoint } from './distanceKm.ts'
import { hasWords } from './hasWords.ts'
import { openingHours } from './openingHours.ts'
import { pointAddress } from './pointAddress.ts'
import type { StoreTables } from './StoreTables.ts'
import { storesPerPage, usualRadiusKm } from './storeSearch.ts'

type Row = Selectable<StoreTables['collection_point']>
type Search = (typeof findCollectionPoints)['body']['Type']
type Found = (typeof findCollectionPoints)['answer']['Type']

/** STORE-02: within 50 km of a position or a postal code, nearest first; or by words of name and town. */
export async function pointSearch(db: Db, search: Search): Promise<Found> {
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
    .filter(({ name, city, document }) => hasWords([name, city, document.postalCode], query))
    .map((row) => pointOf(row, from))
    .filter((point) => point.distanceKm <= usualRadiusKm)
    .toSorted((a, b) => a.distanceKm - b.distanceKm)
  return { total: found.length, stores: found.slice(0, storesPerPage) }
}

/** Codes are given out by area: a code lies among the points that share most of its beginning. One letter or digit says too little. */
function whereabouts(rows: readonly Row[], postalCode: string): GeoPoint | undefined {
  const wanted = bare(postalCode)
  const shared = rows.map(({ document }) => sharedLength(bare(document.postalCode), wanted))
  const most = Math.max(0, ...shared)
  if (most < 2) return undefined
  const near = rows.filter((_row, place) => shared[place] === most).map(({ document }) => document)
  const mean = (of: (point: GeoPoint) => number) => near.reduce((sum, point) => sum + of(point), 0) / near.length
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) }
}

const bare = (postalCode: string): string => postalCode.replaceAll(/\s/g, '').toUpperCase()

function sharedLength(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return length
}

function pointOf(row: Row, from: GeoPoint | undefined): Found['stores'][number] {
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
    ...(mostPieces === null ? {} : { mostPieces }),
  }
}
