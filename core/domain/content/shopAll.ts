import type { ShownBlockOf } from '../../../contracts/content/blockTree.ts'
import type { ContentBreakpoint } from '../../../contracts/content/field.ts'
import type { Target } from '../../../contracts/content/target.ts'
import { valueAt } from './breakpointValues.ts'

export type MenuItemBlock = ShownBlockOf<'menu-item'>

/**
 * NAV-13: the link to everything of a department, or none. Without a `title` the copy's "Shop all {title}" is its text.
 */
export const shopAll = (
  { hideShopAll = {}, overrideShopAll, target }: MenuItemBlock,
  breakpoint: ContentBreakpoint,
): { readonly title?: string; readonly target: Target } | undefined => {
  if (valueAt(hideShopAll, breakpoint) === true) return undefined
  return overrideShopAll ?? (target === undefined ? undefined : { target })
}

/** NAV-11 */
export const menuIconPath = (brand: string, icon: string): string =>
  `/assets/logos/${encodeURIComponent(brand)}/${encodeURIComponent(icon)}.svg`
