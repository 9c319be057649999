import type { ShownBlockOf } from '../../../contracts/content/blockTree.ts'
import type { UpsellItem } from '../../../contracts/content/blocks/commerceBlocks.ts'
import { contentCounts } from '../configuration/constants.ts'

/** CAT-32, 33: the items in stock, or all where stock is not checked, and how many of them are stacked. */
export const upsellItems = ({
  items = [],
  stackedCount = contentCounts.upsellStacked,
  skipInventoryCheck = false,
}: ShownBlockOf<'upsell'>): { readonly stacked: readonly UpsellItem[]; readonly more: readonly UpsellItem[] } => {
  const shown = items.filter(({ inventory }) => skipInventoryCheck || inventory === 'InStock')
  return { stacked: shown.slice(0, stackedCount), more: shown.slice(stackedCount) }
}
