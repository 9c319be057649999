import type { Migration } from './Migration.ts'

/** The steps of an order's shipments, its returns or cancellation, and the payment provider's refund. */
export const orderSteps: Migration = {
  name: '0021-order-steps',
  steps: [
    `create table if not exists order_step (
      order_number text not null, shipment_id text not null, status text not null, at int8 not null,
      tracking_number text,
      primary key (order_number, shipment_id, status))`,
    `create table if not exists order_return (
      id text not null primary key, order_number text not null, place int4 not null, items jsonb not null,
      locale text not null, at int8 not null,
      constraint order_return_claim unique (order_number, place))`,
    `alter table orders add column if not exists cancelled_at int8`,
    `alter table orders add column if not exists refund_id text`,
    `create table if not exists provider_refund (
      charge_id text not null primary key, id text not null,
      amount int4 not null check (amount > 0), created_at int8 not null)`,
  ],
}
