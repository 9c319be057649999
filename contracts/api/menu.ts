import { Schema } from 'effect'
import { perBreakpoint } from './bannerContent.ts'
import { ContentPicture, Target } from './content.ts'

/** NAV-02 */
export const VisualSelector = Schema.Struct({ mediaObject: ContentPicture, title: Schema.String, target: Target })

/** Level 3 */
const MenuLink = Schema.Struct({ id: Schema.String, title: Schema.String, target: Target })

/** Level 2 */
const MenuColumn = Schema.Struct({
  id: Schema.String,
  title: Schema.String,
  target: Schema.optionalKey(Target),
  children: Schema.Array(MenuLink),
})

/** NAV-01: an entry of level 1. `overrideShopAll` replaces the shop-all link (NAV-13). */
export const MenuItem = Schema.Struct({
  id: Schema.String,
  title: Schema.String,
  target: Schema.optionalKey(Target),
  menuStyle: Schema.optionalKey(Schema.String),
  menuIcon: Schema.optionalKey(Schema.String),
  titleVisibility: Schema.optionalKey(Schema.Boolean),
  hideShopAll: Schema.optionalKey(perBreakpoint(Schema.Boolean)),
  overrideShopAll: Schema.optionalKey(Schema.Struct({ title: Schema.optionalKey(Schema.String), target: Target })),
  columns: Schema.Array(MenuColumn),
  menuBanner: Schema.optionalKey(Schema.Json),
  visualSelectors: Schema.optionalKey(Schema.Array(VisualSelector)),
  visualSelectorsTitle: Schema.optionalKey(Schema.String),
})
export type MenuItem = typeof MenuItem.Type
