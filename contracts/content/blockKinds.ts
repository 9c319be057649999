import { article, articleGrid } from './blocks/articleBlocks.ts'
import { categoryCard, hero, linkedCard, multiLinkCard } from './blocks/bannerBlocks.ts'
import { experiment, filterBy, segmentation } from './blocks/chooserBlocks.ts'
import { collection, verticalList } from './blocks/collectionBlocks.ts'
import { catalogGrid, recommendations, upsell } from './blocks/commerceBlocks.ts'
import { dialog, eventSignUp, newsletter } from './blocks/dialogBlocks.ts'
import { callToAction, callToActionCollection, footerItem, secondaryNavigation } from './blocks/linkBlocks.ts'
import { pictureBlock, videoBlock, videoPlayer } from './blocks/mediaBlocks.ts'
import { menuItem } from './blocks/menuBlocks.ts'
import { benefitBar, popUp, promoBar, promoMessage } from './blocks/noticeBlocks.ts'
import { socialGallery } from './blocks/socialBlocks.ts'
import { accordion, iconAndText, richTextBlock, spacer } from './blocks/textBlocks.ts'

/** Every kind of block, by its `type` on the wire. */
export const blockKinds = {
  hero,
  'linked-card': linkedCard,
  'multi-link-card': multiLinkCard,
  'category-card': categoryCard,
  collection,
  'vertical-list': verticalList,
  picture: pictureBlock,
  video: videoBlock,
  'video-player': videoPlayer,
  'icon-and-text': iconAndText,
  'call-to-action': callToAction,
  'call-to-action-collection': callToActionCollection,
  'secondary-navigation': secondaryNavigation,
  accordion,
  'rich-text': richTextBlock,
  'footer-item': footerItem,
  spacer,
  'catalog-grid': catalogGrid,
  upsell,
  'recommendation-carousel': recommendations,
  article,
  'article-grid': articleGrid,
  'social-gallery': socialGallery,
  'promo-bar': promoBar,
  'promo-message': promoMessage,
  'benefit-bar': benefitBar,
  'pop-up': popUp,
  'menu-item': menuItem,
  dialog,
  'event-signup': eventSignUp,
  newsletter,
  segmentation,
  experiment,
  'filter-by': filterBy,
} as const

export type BlockKind = keyof typeof blockKinds

/** A block as it is on the wire: the blocks inside it are still JSON. */
export type WireBlock<Kind extends BlockKind = BlockKind> = { [K in Kind]: (typeof blockKinds)[K]['Type'] }[Kind]
