import type { Migration } from './Migration.ts'

/** Questions that nobody has answered yet. `at` in epoch ms. */
export const askedQuestions: Migration = {
  name: '0032-asked-questions',
  steps: [
    `create table if not exists asked_question (
      id text primary key, product_id text not null, text text not null, nickname text not null, email text not null,
      at int8 not null)`,
  ],
}
