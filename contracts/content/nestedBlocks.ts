import type { BlockKind, WireBlock } from './blockKinds.ts'
import type { Block, BlockOf } from './blockTree.ts'

/** Reads the blocks of one field. Without kinds, the parent's allowed kinds are allowed. */
export type ReadNested = (blocks: readonly unknown[], allowed?: readonly BlockKind[]) => readonly Block[]

/**
 * Reads the blocks inside a block: which fields contain them, and which kinds are allowed there in addition to
 * choosers.
 */
export const readNested = (block: WireBlock, read: ReadNested): Block => {
  const nested = nestedBlocks[block.type as keyof typeof nestedBlocks] as
    | ((block: WireBlock, read: ReadNested) => Block)
    | undefined
  return nested === undefined ? (block as Block) : nested(block, read)
}

/** Allowed wherever blocks are: what they choose must be allowed there. */
export const chooserKinds = ['segmentation', 'experiment', 'filter-by'] as const

const cardKinds = ['linked-card', 'category-card', 'call-to-action', 'multi-link-card'] as const

type NestedBlocks = { readonly [K in BlockKind]?: (block: WireBlock<K>, read: ReadNested) => BlockOf<K> }

const nestedBlocks = {
  collection: (block, read) => ({ ...block, items: read(block.items, [block.kind]) }),
  'vertical-list': (block, read) => ({ ...block, items: read(block.items, cardKinds) }),
  'promo-bar': (block, read) => ({ ...block, messages: read(block.messages, ['promo-message']) }),
  'menu-item': ({ menuBanner, ...block }, read) => {
    const [banner] = menuBanner === undefined ? [] : read([menuBanner], ['linked-card'])
    return banner === undefined ? block : { ...block, menuBanner: banner }
  },
  segmentation: (block, read) => ({
    ...block,
    segments: block.segments.map(({ id, targets }) => ({ id, targets: read(targets) })),
    baselines: read(block.baselines),
  }),
  experiment: (block, read) => ({
    ...block,
    variants: block.variants.map(({ variantId, targets }) => ({ variantId, targets: read(targets) })),
    baselines: read(block.baselines),
  }),
  'filter-by': (block, read) => ({ ...block, components: read(block.components) }),
} as const satisfies NestedBlocks
