import type { Migration } from './Migration.ts'

/**
 * SEG-10: the datafiles of experiments with every revision. SEG-12: who has seen which variant, the first one for ever,
 * and the sessions and accounts by which orders are counted for a visitor.
 */
export const experiments: Migration = {
  name: '0052-experiments',
  steps: [
    `create table if not exists experiment_datafile (
      sdk_key text not null, revision int4 not null, datafile jsonb not null, author text not null,
      saved_at int8 not null, primary key (sdk_key, revision))`,
    `create table if not exists experiment_exposure (
      visitor text not null, experience_id text not null, variant_id text not null, at int8 not null,
      primary key (visitor, experience_id))`,
    `create table if not exists experiment_visitor (
      visitor text not null, subject text not null, primary key (visitor, subject))`,
  ],
}
