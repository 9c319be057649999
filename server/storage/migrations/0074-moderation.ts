/**
 * OPR-13: what shoppers sent is kept for a while after it was decided, so that a decision can be undone; `decided_at` in
 * epoch ms. A server of the release before deletes what it decides, and knows no state but waiting.
 */
export const moderation: readonly string[] = [
  ...['written_review', 'asked_question'].flatMap((table) => [
    `alter table ${table} add column if not exists state text not null default 'waiting'`,
    `alter table ${table} add column if not exists decided_at int8`,
    `create index if not exists ${table}_by_state on ${table} (state, at)`,
  ]),
  `alter table question add column if not exists hidden_at int8`,
  `create index if not exists review_by_date on review (written_on, id)`,
  `create index if not exists question_by_date on question (asked_on, id)`,
]
