import type { ShownBlock } from '../../../contracts/content/blockTree.ts'
import { withNested } from '../blocks/page/blockTable.ts'

/** The sources, named as in the build's manifest, that hydrate these blocks. */
export const sourcesOf = (blocks: readonly ShownBlock[]): readonly string[] => {
  const all = withNested(blocks)
  const related = all.some(({ type }) => type === 'article') ? ['article/RelatedArticles'] : []
  const files = new Set([...all.flatMap(({ type }) => fileOfKind[type]), ...related])
  return [...files].map((file) => `src/blocks/${file}.tsx`)
}

/** What `blockTable.ts` loads for each kind. */
export const fileOfKind: Readonly<Record<ShownBlock['type'], readonly string[]>> = {
  hero: ['banner/HeroBlock'],
  'linked-card': ['banner/LinkedCardBlock'],
  'multi-link-card': ['banner/MultiLinkCardBlock'],
  'category-card': ['banner/CategoryCardBlock'],
  collection: ['collection/CollectionBlock'],
  'vertical-list': ['collection/VerticalListBlock'],
  picture: ['media/PictureBlock'],
  video: ['media/VideoBlock'],
  'video-player': ['media/VideoPlayerBlock'],
  'icon-and-text': ['text/IconAndTextBlock'],
  'call-to-action': ['links/CallToActionBlock'],
  'call-to-action-collection': ['links/CallToActionCollectionBlock'],
  'secondary-navigation': ['links/SecondaryNavigationBlock'],
  accordion: ['text/AccordionBlock'],
  'rich-text': ['parts/RichTextBlock'],
  'footer-item': ['frame/FooterItemBlock'],
  spacer: ['text/SpacerBlock'],
  'catalog-grid': ['commerce/CatalogGridBlock'],
  upsell: ['commerce/UpsellBlock'],
  'recommendation-carousel': ['commerce/RecommendationsBlock'],
  article: ['article/ArticleBlock'],
  'article-grid': ['article/ArticleGridBlock'],
  'promo-bar': ['frame/PromoBarBlock'],
  'promo-message': ['frame/PromoMessageBlock'],
  'benefit-bar': ['frame/BenefitBarBlock'],
  'pop-up': ['frame/PopUpBlock'],
  'menu-item': ['menu/MenuItemBlock'],
  dialog: ['dialog/DialogBlock'],
  'social-gallery': ['social/SocialGalleryBlock'],
  'event-signup': ['event/EventSignUpBlock'],
  newsletter: ['frame/NewsletterBlock'],
}
