import type { ShownBlockOf } from '../../../contracts/content/blockTree.ts'
import type { UpsellItem } from '../../../contracts/content/blocks/commerceBlocks.ts'
import { contentCounts } from '../configuration/constants.ts'

/** CAT-32, 33: the items in stock, or all where block or site do not check it, and how many of them are stacked. */
export const upsellItems = (
  { items = [], stackedCount = contentCounts.upsellStacked, skipInventoryCheck }: ShownBlockOf<'upsell'>,
  isShowcase: boolean,
): { readonly stacked: readonly UpsellItem[]; readonly more: readonly UpsellItem[] } => {
  const shown = items.filter(({ inventory }) => (skipInventoryCheck ?? isShowcase) || inventory === 'InStock')
  return { stacked: shown.slice(0, stackedCount), more: shown.slice(stackedCount) }
}
