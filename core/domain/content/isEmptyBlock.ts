import type { ShownBlock, ShownBlockOf } from '../../../contracts/content/blockTree.ts'
import type { RichText } from '../../../contracts/content/richText.ts'

/** PROMO-04: a block with nothing to show takes no space. Kinds that are not listed always show something. */
export const isEmptyBlock = (block: ShownBlock): boolean =>
  (emptyWhen[block.type] as ((block: ShownBlock) => boolean) | undefined)?.(block) ?? false

const isEmptyBanner = (banner: ShownBlockOf<'hero' | 'linked-card' | 'multi-link-card'>): boolean =>
  !banner.title &&
  !banner.subtitle &&
  !banner.eyebrowText &&
  banner.eyebrowLogo === undefined &&
  isEmptyText(banner.richText, banner.richTextTree) &&
  isEmptyText(banner.richTextBelowTargets, banner.richTextBelowTargetsTree) &&
  [banner.media ?? {}, ...(banner.mediaList ?? [])].every(({ picture, video }) => !picture && !video) &&
  (banner.targets ?? []).length === 0

const emptyWhen: { readonly [Kind in ShownBlock['type']]?: (block: ShownBlockOf<Kind>) => boolean } = {
  hero: isEmptyBanner,
  'linked-card': isEmptyBanner,
  'multi-link-card': isEmptyBanner,
  collection: ({ items }) => items.length === 0,
  'vertical-list': ({ items }) => items.length === 0,
  picture: ({ media }) => Object.keys(media).length === 0,
  'video-player': ({ media }) => Object.keys(media).length === 0,
  'icon-and-text': ({ items }) => items.length === 0,
  'call-to-action-collection': ({ targets }) => targets.length === 0,
  'secondary-navigation': ({ items }) => items.length === 0,
  accordion: ({ richText, richTextTree }) => isEmptyText(richText, richTextTree),
  'rich-text': ({ richText, richTextTree }) => isEmptyText(richText, richTextTree),
  'footer-item': ({ links }) => links.length === 0,
  'catalog-grid': ({ categoryId, productIds = [] }) => categoryId === undefined && productIds.length === 0,
  'promo-bar': ({ messages }) => messages.length === 0,
  'promo-message': ({ richText, richTextTree, targets }) =>
    isEmptyText(richText, richTextTree) && targets.every(({ text }) => !text?.trim()),
}

/** Whether rich text shows nothing: by its tree, which is what is rendered, or by its HTML before it was parsed. */
const isEmptyText = (html: string | undefined, tree: RichText | undefined): boolean =>
  tree === undefined ? !html?.trim() : tree.every(isEmptyNode)

const isEmptyNode = (node: RichText[number]): boolean =>
  typeof node === 'string' ? node.trim() === '' : node.tag !== 'hr' && (node.children ?? []).every(isEmptyNode)
