/**
 * CAT-08: SQL that puts the demonstration's products into their sets, as far as the products are there; done again, it
 * changes nothing.
 */
export const openingProductSets: readonly string[] = (
  [
    ['LONGROUND', ['HARROWMID1', 'DROVERSOCK', 'STILETRSR1']],
    ['WETDAYS01', ['WEATHERGLS', 'HARROWMID1', 'BAROGLOVE1']],
    ['FIRSTHUT01', ['PORTAGE480', 'BUNKSOCK01', 'HUTSLIDE01']],
  ] as const
).flatMap(([set, products], place) =>
  products.map(
    (product, position) =>
      `insert into product_set_piece (set_id, product_id, place, position)
        select '${set}', id, ${place}, ${position} from product where id = '${product}'
        on conflict do nothing`,
  ),
)
