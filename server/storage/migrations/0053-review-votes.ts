import type { Migration } from './Migration.ts'

/**
 * CAT-21, CAT-22, CAT-24: `subject` = a review or an answer, `voter` = a guest or an account; `at` in epoch ms. A
 * hidden review is not shown and does not count. `locale`: of the page on which the question was asked.
 */
export const reviewVotes: Migration = {
  name: '0053-review-votes',
  steps: [
    `create table if not exists review_vote (
      subject text not null, voter text not null, vote text not null, at int8 not null, primary key (subject, voter))`,
    `create table if not exists review_flag (
      review_id text not null, flagger text not null, reason text, at int8 not null, primary key (review_id, flagger))`,
    `create table if not exists review_translation (
      review_id text not null, language text not null, title text not null, text text not null,
      primary key (review_id, language))`,
    `alter table review add column if not exists hidden_at int8`,
    `alter table asked_question add column if not exists locale text`,
  ],
}
