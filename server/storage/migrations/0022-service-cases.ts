import type { Migration } from './Migration.ts'

/** Messages to the shop: about anything, or about a product that broke. Times are epoch ms. */
export const serviceCases: Migration = {
  name: '0022-service-cases',
  steps: [
    `create table if not exists service_case (
      number text not null constraint service_case_number_claim primary key,
      kind text not null, subject text, email text not null, document jsonb not null, locale text not null, created_at int8 not null)`,
    `create index if not exists service_case_by_email on service_case (email, created_at)`,
  ],
}
