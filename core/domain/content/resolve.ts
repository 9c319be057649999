import type { ContentAudience } from '../../../contracts/content/audience.ts'
import type { Exposure } from '../../../contracts/content/block.ts'
import type {
  Block,
  ChooserBlock,
  ReadDocument,
  ResolvedDocument,
  ShownBlock,
  ShownBlockOf,
} from '../../../contracts/content/blockTree.ts'
import type { RichText } from '../../../contracts/content/richText.ts'
import { isValidAt } from './publications.ts'
import type { Validity } from './publications.ts'

export type Resolution = {
  /** Absent while the document is not valid: the page is missing. */
  readonly document?: ResolvedDocument
  /** The next instant (epoch ms) at which the same audience may see something else. A cached page ends there. */
  readonly nextChange?: number
  /** A segment chose a part of it: another shopper may see something else. */
  readonly isPersonal?: true
  /** SEG-06: the experiments whose baselines it shows because nothing is decided. */
  readonly undecided?: readonly string[]
}

/**
 * What an audience sees of a document. The same input gives the same blocks on the server and in the worker. Schedules
 * are evaluated here (`validFrom` ≤ now < `validUntil`), choosers are replaced by what they choose, and blocks without
 * content are left out, also inside other blocks.
 */
export const resolve = ({ asOf: _asOf, ...document }: ReadDocument, audience: ContentAudience): Resolution => {
  const resolver: Resolver = { audience, changes: [], isPersonal: false, undecided: new Set() }
  const isShown = isValid(document, resolver)
  const slots = Object.entries(isShown ? document.slots : {}).map(
    ([area, blocks]) => [area, resolveAll(blocks, resolver)] as const,
  )
  return {
    ...(isShown ? { document: { ...document, slots: Object.fromEntries(slots) } } : {}),
    ...(resolver.changes.length > 0 ? { nextChange: Math.min(...resolver.changes) } : {}),
    ...(resolver.isPersonal ? { isPersonal: true } : {}),
    ...(resolver.undecided.size > 0 ? { undecided: [...resolver.undecided] } : {}),
  }
}

/** PROMO-04: a block with nothing to show takes no space. Kinds that are not listed always show something. */
const isEmptyBlock = (block: ShownBlock): boolean =>
  // The type has chosen the row of this very block.
  (emptyWhen[block.type] as ((block: ShownBlock) => boolean) | undefined)?.(block) ?? false

/**
 * `changes` collects the future boundaries of everything that was evaluated, `isPersonal` whether a part was chosen for
 * this shopper.
 */
type Resolver = {
  readonly audience: ContentAudience
  readonly changes: number[]
  isPersonal: boolean
  readonly undecided: Set<string>
}

const isValid = (validity: Validity, { audience: { now }, changes }: Resolver): boolean => {
  const { validFrom = -Infinity, validUntil = Infinity } = validity
  changes.push(...[validFrom, validUntil].filter((instant) => instant > now && instant < Infinity))
  return isValidAt(validity, now)
}

const resolveAll = (blocks: readonly Block[], resolver: Resolver): readonly ShownBlock[] =>
  blocks.flatMap((block) => (isValid(block, resolver) ? resolveBlock(block, resolver) : []))

const resolveBlock = (block: Block, resolver: Resolver): readonly ShownBlock[] => {
  if (block.type === 'segmentation') resolver.isPersonal = true
  switch (block.type) {
    case 'segmentation':
    case 'filter-by':
      return resolveAll(chosen(block, resolver.audience), resolver)
    case 'experiment':
      if (variantOf(block.experienceId, resolver.audience) === undefined) resolver.undecided.add(block.experienceId)
      return exposed(resolveAll(chosen(block, resolver.audience), resolver), block.experienceId, resolver.audience)
    case 'collection':
    case 'vertical-list':
      return unlessEmpty({ ...block, items: resolveAll(block.items, resolver) })
    case 'promo-bar':
      return unlessEmpty({ ...block, messages: resolveAll(block.messages, resolver) })
    case 'menu-item': {
      const { menuBanner, ...item } = block
      const [banner] = menuBanner === undefined ? [] : resolveAll([menuBanner], resolver)
      return [banner === undefined ? item : { ...item, menuBanner: banner }]
    }
    default:
      return unlessEmpty(block)
  }
}

const unlessEmpty = (block: ShownBlock): readonly ShownBlock[] => (isEmptyBlock(block) ? [] : [block])

/** SEG-02, 03, 06, 08: the blocks that replace a chooser. */
const chosen = (chooser: ChooserBlock, audience: ContentAudience): readonly Block[] => {
  switch (chooser.type) {
    case 'segmentation': {
      const segments: ReadonlySet<string> = new Set(audience.segments)
      const choice =
        chooser.segments.find(({ id }) => id === audience.forcedSegment) ??
        chooser.segments.find(({ id }) => segments.has(id))
      return choice?.targets ?? chooser.baselines
    }
    case 'experiment': {
      const variantId = variantOf(chooser.experienceId, audience)
      return chooser.variants.find((variant) => variant.variantId === variantId)?.targets ?? chooser.baselines
    }
    case 'filter-by': {
      const current = chooser.variant === 'bySku' ? audience.product : audience.category
      const isListed = current !== undefined && chooser.filterBy.includes(current)
      return isListed === (chooser.operator === 'IN') ? chooser.components : []
    }
  }
}

/**
 * Marks what an experiment shows with the variant that the visitor is assigned to. The baseline too, because a control
 * group is compared by its exposures.
 */
const exposed = (
  blocks: readonly ShownBlock[],
  experienceId: string,
  audience: ContentAudience,
): readonly ShownBlock[] => {
  const variantId = variantOf(experienceId, audience)
  if (variantId === undefined) return blocks
  const exposure: Exposure = { experienceId, variantId }
  return blocks.map((block) => ({ ...block, exposures: [exposure, ...(block.exposures ?? [])] }))
}

const variantOf = (experienceId: string, audience: ContentAudience): string | undefined =>
  audience.decisions.find((decision) => decision.experienceId === experienceId)?.variantId

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
