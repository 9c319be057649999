import { collectionPoints as points } from './collectionPoints.ts'
import type { Migration } from './Migration.ts'

const text = (value: string): string => `'${value.replaceAll("'", "''")}'`

const rows = points.map(
  ({ id, country, name, city, carrier, isOpen, mostPieces, ...document }) =>
    `(${[id, country, name, city, carrier].map(text).join(', ')}, ${isOpen}, ${mostPieces ?? 'null'}, ${text(JSON.stringify(document))})`,
)

/** STORE-02: where carriers hand parcels over. `most_pieces` null = any parcel. */
export const collectionPoints: Migration = {
  name: '0034-collection-points',
  steps: [
    `create table if not exists collection_point (
      id text primary key, country text not null, name text not null, city text not null, carrier text not null,
      is_open boolean not null, most_pieces int4, document jsonb not null)`,
    `insert into collection_point (id, country, name, city, carrier, is_open, most_pieces, document) values
      ${rows.join(',\n      ')}
      on conflict (id) do nothing`,
  ],
}
