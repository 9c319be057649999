/**
 * After a press has removed an item from a list: the focus goes to the next item, else to the one before, else to the
 * page.
 */
export const focusNeighbour = <Item>(
  items: readonly Item[],
  removed: Item,
  elementOf: (item: Item) => HTMLElement | null | undefined,
): void => {
  const place = items.indexOf(removed)
  const next = items[place + 1] ?? items[place - 1]
  if (next === undefined) document.getElementById('main')?.focus()
  else elementOf(next)?.focus()
}
