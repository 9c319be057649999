import { Exit, Schema } from 'effect'
import type { SchemaIssue } from 'effect'
import { blockKinds } from './blockKinds.ts'
import type { BlockKind, WireBlock } from './blockKinds.ts'
import type { Block, BlockOf } from './blockTree.ts'

/** Why a block shows nothing. `path` names the invalid field; it contains nothing that an editor wrote. */
export type BlockFault = {
  /** The block's `type` where that is a plausible name, otherwise `unreadable`. */
  readonly kind: string
  readonly reason: 'unknown' | 'malformed' | 'misplaced' | 'tooDeep'
  readonly path: string
}

/** Blocks inside blocks, at most this deep. */
export const deepestBlock = 12

/** CMS-06: reads one block and those inside it. Never throws. */
export const readBlock = (json: unknown): Block | BlockFault => readAt(json, place([]))

/**
 * CMS-06: reads each block on its own, and the blocks inside it. Unknown and malformed blocks, and those not allowed in
 * their place, are left out; `faults` has an entry for each. Never throws.
 */
export const readBlocks = (
  blocks: readonly unknown[],
): { readonly blocks: readonly Block[]; readonly faults: readonly BlockFault[] } => {
  const faults: BlockFault[] = []
  return { blocks: readAll(blocks, place(faults)), faults }
}

export const isFault = (read: Block | BlockFault): read is BlockFault => 'reason' in read

/** Reads the blocks of one field. Without kinds, the parent's allowed kinds are allowed. */
export type ReadNested = (blocks: readonly unknown[], allowed?: readonly BlockKind[]) => readonly Block[]

/** Allowed wherever blocks are: what they choose must be allowed there. */
export const chooserKinds = ['segmentation', 'experiment', 'filter-by'] as const

/**
 * Reads the blocks inside a block: which fields contain them, and which kinds are allowed there in addition to
 * choosers.
 */
const readNested = (block: WireBlock, read: ReadNested): Block => {
  // The type chooses the row of this very block; most kinds have none, and nothing inside to read.
  const nested = nestedBlocks[block.type as keyof typeof nestedBlocks] as
    | ((block: WireBlock, read: ReadNested) => Block)
    | undefined
  return nested === undefined ? (block as Block) : nested(block, read)
}

/** The kinds that may stand in a block, beside choosers; undefined = those that may stand in its own place. */
export const kindsInside = (block: unknown): readonly BlockKind[] | undefined => {
  const kind = kindOf(block)
  if (!isKind(kind) || chooserKinds.some((chooser) => chooser === kind)) return undefined
  let kinds: readonly BlockKind[] | undefined
  // A banner is optional: with an empty one its kinds are asked for, too. What is read is not looked at.
  const asked = { ...(block as WireBlock), menuBanner: {} } as WireBlock
  readNested(asked, (_blocks, allowed) => {
    kinds = allowed
    return []
  })
  return kinds
}

type Place = { readonly allowed: ReadonlySet<BlockKind>; readonly depth: number; readonly faults: BlockFault[] }

const place = (faults: BlockFault[]): Place => ({
  allowed: new Set(Object.keys(blockKinds) as BlockKind[]), // `Object.keys` promises strings only.
  depth: 0,
  faults,
})

const readAll = (blocks: readonly unknown[], at: Place): readonly Block[] =>
  blocks.flatMap((json) => {
    const read = readAt(json, at)
    if (!isFault(read)) return [read]
    at.faults.push(read)
    return []
  })

const readAt = (json: unknown, at: Place): Block | BlockFault => {
  const kind = kindOf(json)
  if (!isKind(kind)) return { kind, reason: 'unknown', path: '' }
  if (at.depth > deepestBlock || isDeeperThan(json, deepestJson)) return { kind, reason: 'tooDeep', path: '' }
  if (!at.allowed.has(kind)) return { kind, reason: 'misplaced', path: '' }
  const decoded = decoderOf(kind)(json)
  if (Exit.isFailure(decoded)) return { kind, reason: 'malformed', path: pathOf(decoded.cause) }
  return readNested(decoded.value, (nested, allowed) =>
    readAll(nested, {
      allowed: allowed === undefined ? at.allowed : new Set([...allowed, ...chooserKinds]),
      depth: at.depth + 1,
      faults: at.faults,
    }),
  )
}

const kindOf = (json: unknown): string => {
  const type = typeof json === 'object' && json !== null && Object.hasOwn(json, 'type') && 'type' in json && json.type
  return typeof type === 'string' && /^[a-z][a-z0-9-]{0,39}$/.test(type) ? type : 'unreadable'
}

const isKind = (kind: string): kind is BlockKind => Object.hasOwn(blockKinds, kind)

/** Compiled on first use: most pages have a handful of kinds. */
const decoders = new Map<BlockKind, (json: unknown) => Exit.Exit<WireBlock, Schema.SchemaError>>()

const decoderOf = (kind: BlockKind) => {
  const known = decoders.get(kind)
  if (known !== undefined) return known
  const decode = Schema.decodeUnknownExit(blockKinds[kind])
  decoders.set(kind, decode)
  return decode
}

const pathOf = (cause: Exit.Failure<WireBlock, Schema.SchemaError>['cause']): string => {
  const names: string[] = []
  for (const reason of cause.reasons) {
    let issue: SchemaIssue.Issue | undefined = reason._tag === 'Fail' ? reason.error.issue : undefined
    while (issue !== undefined) {
      if (issue._tag === 'Pointer') names.push(...issue.path.map(String))
      issue = 'issue' in issue ? issue.issue : 'issues' in issue ? issue.issues[0] : undefined
    }
  }
  return names.join('.')
}

/** Arrays and objects inside each other: a block of `deepestBlock` levels fits, an attack on the stack does not. */
const deepestJson = 160

const isDeeperThan = (json: unknown, limit: number): boolean => {
  let level: readonly unknown[] = [json]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limit) return true
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  }
  return false
}

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
