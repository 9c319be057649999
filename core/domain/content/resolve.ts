import type { ContentAudience } from '../../../contracts/content/audience.ts'
import type { Exposure } from '../../../contracts/content/block.ts'
import type {
  Block,
  ChooserBlock,
  ReadDocument,
  ResolvedDocument,
  ShownBlock,
} from '../../../contracts/content/blockTree.ts'
import { isEmptyBlock } from './isEmptyBlock.ts'
import { isValidAt } from './publications.ts'
import type { Validity } from './publications.ts'

export type Resolution = {
  /** Absent while the document is not valid: the page is missing. */
  readonly document?: ResolvedDocument
  /** The next instant (epoch ms) at which the same audience may see something else. A cached page ends there. */
  readonly nextChange?: number
  /** A segment or an experiment chose a part of it: another shopper may see something else. */
  readonly isPersonal?: true
}

/**
 * What an audience sees of a document. The same input gives the same blocks on the server and in the worker. Schedules
 * are evaluated here (`validFrom` ≤ now < `validUntil`), choosers are replaced by what they choose, and blocks without
 * content are left out, also inside other blocks.
 */
export const resolve = (document: ReadDocument, audience: ContentAudience): Resolution => {
  const resolver: Resolver = { audience, changes: [], isPersonal: false }
  const isShown = isValid(document, resolver)
  const slots = Object.entries(isShown ? document.slots : {}).map(
    ([area, blocks]) => [area, resolveAll(blocks, resolver)] as const,
  )
  return {
    ...(isShown ? { document: { ...document, slots: Object.fromEntries(slots) } } : {}),
    ...(resolver.changes.length > 0 ? { nextChange: Math.min(...resolver.changes) } : {}),
    ...(resolver.isPersonal ? { isPersonal: true } : {}),
  }
}

/**
 * `changes` collects the future boundaries of everything that was evaluated, `isPersonal` whether a part was chosen for
 * this shopper.
 */
type Resolver = { readonly audience: ContentAudience; readonly changes: number[]; isPersonal: boolean }

const isValid = (validity: Validity, { audience: { now }, changes }: Resolver): boolean => {
  const { validFrom = -Infinity, validUntil = Infinity } = validity
  changes.push(...[validFrom, validUntil].filter((instant) => instant > now && instant < Infinity))
  return isValidAt(validity, now)
}

const resolveAll = (blocks: readonly Block[], resolver: Resolver): readonly ShownBlock[] =>
  blocks.flatMap((block) => (isValid(block, resolver) ? resolveBlock(block, resolver) : []))

const resolveBlock = (block: Block, resolver: Resolver): readonly ShownBlock[] => {
  if (block.type === 'segmentation' || block.type === 'experiment') resolver.isPersonal = true
  switch (block.type) {
    case 'segmentation':
    case 'filter-by':
      return resolveAll(chosen(block, resolver.audience), resolver)
    case 'experiment':
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
