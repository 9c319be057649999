import type { BlockKind, WireBlock } from './blockKinds.ts'
import type { LocalizedDocument } from './contentDocument.ts'

/** Blocks that contain others, with the blocks inside them read. */
interface CollectionBlock<Child> extends Omit<WireBlock<'collection'>, 'items'> {
  readonly items: readonly Child[]
}
interface VerticalListBlock<Child> extends Omit<WireBlock<'vertical-list'>, 'items'> {
  readonly items: readonly Child[]
}
interface PromoBarBlock<Child> extends Omit<WireBlock<'promo-bar'>, 'messages'> {
  readonly messages: readonly Child[]
}
interface MenuItemBlock<Child> extends Omit<WireBlock<'menu-item'>, 'menuBanner'> {
  readonly menuBanner?: Child
}
/** Blocks that choose which others are shown. Resolving a document leaves none of them. */
interface SegmentationBlock extends Omit<WireBlock<'segmentation'>, 'segments' | 'baselines'> {
  readonly segments: readonly { readonly id: string; readonly targets: readonly Block[] }[]
  readonly baselines: readonly Block[]
}
interface ExperimentBlock extends Omit<WireBlock<'experiment'>, 'variants' | 'baselines'> {
  readonly variants: readonly { readonly variantId: string; readonly targets: readonly Block[] }[]
  readonly baselines: readonly Block[]
}
interface FilterByBlock extends Omit<WireBlock<'filter-by'>, 'components'> {
  readonly components: readonly Block[]
}
export type ChooserBlock = SegmentationBlock | ExperimentBlock | FilterByBlock

type ParentKind = 'collection' | 'vertical-list' | 'promo-bar' | 'menu-item'
type LeafBlock = WireBlock<Exclude<BlockKind, ParentKind | ChooserBlock['type']>>

/** A block that has been read, with all blocks inside it. */
export type Block =
  | LeafBlock
  | CollectionBlock<Block>
  | VerticalListBlock<Block>
  | PromoBarBlock<Block>
  | MenuItemBlock<Block>
  | ChooserBlock

/** A block that is shown: no chooser is left at any depth. */
export type ShownBlock =
  | LeafBlock
  | CollectionBlock<ShownBlock>
  | VerticalListBlock<ShownBlock>
  | PromoBarBlock<ShownBlock>
  | MenuItemBlock<ShownBlock>

export type BlockOf<Kind extends BlockKind> = Extract<Block, { readonly type: Kind }>
export type ShownBlockOf<Kind extends BlockKind> = Extract<ShownBlock, { readonly type: Kind }>

/** A document with its blocks read. */
export type ReadDocument = Omit<LocalizedDocument, 'slots'> & {
  readonly slots: Readonly<Record<string, readonly Block[]>>
}

/**
 * A document as one audience sees it at one instant: what a page renders and what travels with it. The instant is not
 * part of it: the same content, asked for again, is equal, and nothing is drawn again.
 */
export type ResolvedDocument = Omit<LocalizedDocument, 'slots' | 'asOf'> & {
  readonly slots: Readonly<Record<string, readonly ShownBlock[]>>
}
