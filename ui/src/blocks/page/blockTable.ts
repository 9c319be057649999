import type { ComponentType } from 'react'
import type { ShownBlock, ShownBlockOf } from '../../../../contracts/content/blockTree.ts'
import { loadCopy } from '../../copy/loadCopy.ts'
import type { CopyNoun } from '../../copy/loadCopy.ts'
import { onceLoaded } from '../../loading/onceLoaded.ts'

export interface BlockProps<Kind extends ShownBlock['type']> {
  readonly block: ShownBlockOf<Kind>
  /** The first hero or article of a page: its title is the page's, and its picture comes first. */
  readonly isLead?: boolean
}

/** Loads the component of every kind. */
type BlockLoaders = {
  readonly [Kind in ShownBlock['type']]: () => Promise<ComponentType<BlockProps<Kind>>>
}

const loaders: BlockLoaders = {
  hero: async () => (await import('../banner/HeroBlock.tsx')).HeroBlock,
  'linked-card': async () => (await import('../banner/LinkedCardBlock.tsx')).LinkedCardBlock,
  'multi-link-card': async () => (await import('../banner/MultiLinkCardBlock.tsx')).MultiLinkCardBlock,
  'category-card': async () => (await import('../banner/CategoryCardBlock.tsx')).CategoryCardBlock,
  collection: async () => (await import('../collection/CollectionBlock.tsx')).CollectionBlock,
  'vertical-list': async () => (await import('../collection/VerticalListBlock.tsx')).VerticalListBlock,
  picture: async () => (await import('../media/PictureBlock.tsx')).PictureBlock,
  video: async () => (await import('../media/VideoBlock.tsx')).VideoBlock,
  'video-player': async () => (await import('../media/VideoPlayerBlock.tsx')).VideoPlayerBlock,
  'icon-and-text': async () => (await import('../text/IconAndTextBlock.tsx')).IconAndTextBlock,
  'call-to-action': async () => (await import('../links/CallToActionBlock.tsx')).CallToActionBlock,
  'call-to-action-collection': async () =>
    (await import('../links/CallToActionCollectionBlock.tsx')).CallToActionCollectionBlock,
  'secondary-navigation': async () => (await import('../links/SecondaryNavigationBlock.tsx')).SecondaryNavigationBlock,
  accordion: async () => (await import('../text/AccordionBlock.tsx')).AccordionBlock,
  'rich-text': async () => (await import('../parts/RichTextBlock.tsx')).RichTextBlock,
  'footer-item': async () => (await import('../frame/FooterItemBlock.tsx')).FooterItemBlock,
  spacer: async () => (await import('../text/SpacerBlock.tsx')).SpacerBlock,
  'catalog-grid': async () => (await import('../commerce/CatalogGridBlock.tsx')).CatalogGridBlock,
  upsell: async () => (await import('../commerce/UpsellBlock.tsx')).UpsellBlock,
  'recommendation-carousel': async () => (await import('../commerce/RecommendationsBlock.tsx')).RecommendationsBlock,
  article: async () => (await import('../article/ArticleBlock.tsx')).ArticleBlock,
  'article-grid': async () => (await import('../article/ArticleGridBlock.tsx')).ArticleGridBlock,
  'promo-bar': async () => (await import('../frame/PromoBarBlock.tsx')).PromoBarBlock,
  'promo-message': async () => (await import('../frame/PromoMessageBlock.tsx')).PromoMessageBlock,
  'benefit-bar': async () => (await import('../frame/BenefitBarBlock.tsx')).BenefitBarBlock,
  'pop-up': async () => (await import('../frame/PopUpBlock.tsx')).PopUpBlock,
  'menu-item': async () => (await import('../menu/MenuItemBlock.tsx')).MenuItemBlock,
  dialog: async () => (await import('../dialog/DialogBlock.tsx')).DialogBlock,
  'event-signup': async () => (await import('../event/EventSignUpBlock.tsx')).EventSignUpBlock,
  newsletter: async () => (await import('../frame/NewsletterBlock.tsx')).NewsletterBlock,
  'social-gallery': async () => (await import('../social/SocialGalleryBlock.tsx')).SocialGalleryBlock,
}

type AnyBlock = ComponentType<BlockProps<ShownBlock['type']>>

/** Every kind of block and the component that shows it, loaded when a page has one. */
// What a table maps a type to shows blocks of this type; a map cannot say so.
const blockTable: ReadonlyMap<string, () => Promise<AnyBlock>> = new Map(
  Object.entries(loaders).map(([kind, load]) => [kind, onceLoaded(load as () => Promise<AnyBlock>)]),
)

/** Loads what shows a block, or says that nothing does. */
export const blockCode = ({ type }: ShownBlock): (() => Promise<AnyBlock>) | undefined => blockTable.get(type)

/** CAT-51: what stands below the text of an article, which is the blocks after its head. */
export const relatedCode = onceLoaded(
  // It gets an article's block and no other.
  async () => (await import('../article/RelatedArticles.tsx')).RelatedArticles as AnyBlock,
)

/** The nouns of the texts that some blocks show. */
export const nounsOf = (blocks: readonly ShownBlock[]): readonly CopyNoun[] =>
  blocks.length === 0 ? [] : blocks.some(({ type }) => hasCards.has(type)) ? ['blocks', 'catalog'] : ['blocks']

const hasCards: ReadonlySet<string> = new Set<ShownBlock['type']>(['catalog-grid', 'recommendation-carousel'])

/** Asks for all that some blocks need, so that they are shown at once. What does not come is reported where it is missing. */
export const preloadBlocks = async (locale: string, blocks: readonly ShownBlock[]): Promise<void> => {
  await Promise.allSettled([
    ...nounsOf(blocks).map((noun) => loadCopy(locale, noun)),
    ...withNested(blocks).map(async (block) => blockCode(block)?.()),
    ...blocks.filter(({ type }) => type === 'article').map(relatedCode),
  ])
}

/** These blocks and all blocks inside them. */
export const withNested = (blocks: readonly ShownBlock[]): readonly ShownBlock[] =>
  blocks.flatMap((block) => [
    block,
    // The other kinds with items (links, pictures) are not of blocks.
    ...withNested('items' in block && isBlocks(block.type) ? (block.items as readonly ShownBlock[]) : []),
    ...withNested(block.type === 'promo-bar' ? block.messages : []),
    ...withNested(block.type === 'menu-item' && block.menuBanner ? [block.menuBanner] : []),
  ])

const isBlocks = (kind: ShownBlock['type']): boolean => kind === 'collection' || kind === 'vertical-list'
