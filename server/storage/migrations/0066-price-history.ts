/**
 * LAW-07: SQL that writes the history of the prices that are there: the full price for half a year, the reduced one since
 * 13 November 2026. Three products were on offer shortly before, so that their prior price is below their full one. Done
 * again, it changes nothing.
 */
export const openingPriceHistory: readonly string[] = [
  `insert into price_change (product_id, currency, current, at)
    select product_id, currency, original, ${Date.UTC(2026, 4, 4)} from price on conflict do nothing`,
  `insert into price_change (product_id, currency, current, at)
    select product_id, currency, original - 900, ${Date.UTC(2026, 9, 19)} from price
      where product_id in ('TALLOWSHTW', 'TOWPATHCRD', 'ALMANACTEE') on conflict do nothing`,
  `insert into price_change (product_id, currency, current, at)
    select product_id, currency, original, ${Date.UTC(2026, 9, 26)} from price
      where product_id in ('TALLOWSHTW', 'TOWPATHCRD', 'ALMANACTEE') on conflict do nothing`,
  `insert into price_change (product_id, currency, current, at)
    select product_id, currency, current, ${Date.UTC(2026, 10, 13)} from price
      where current < original on conflict do nothing`,
]

export const priceHistory: readonly string[] = [
  `create table if not exists price_change (
    product_id text not null, currency text not null, current int4 not null, at int8 not null,
    primary key (product_id, currency, at))`,
  ...openingPriceHistory,
]
