import { Component, Suspense, use } from 'react'
import type { ShownBlock } from '../../../../contracts/content/blockTree.ts'
import { note } from '../../bridge/note.ts'
import { lazyPart } from '../../loading/lazyPart.tsx'
import { blockCode, relatedCode } from './blockTable.ts'
import './Slot.css'

interface SlotProps {
  readonly blocks: readonly ShownBlock[]
  /** The slot is the page: its first hero or article bears the page's title. */
  readonly isPage?: boolean
}

/** CMS-02: the blocks of a slot, one below the other. An empty slot takes no space. CAT-51: an article ends with others. */
export const Slot = ({ blocks, isPage = false }: SlotProps) => {
  const lead = isPage ? (blocks.find(({ type }) => type === 'hero' || type === 'article') ?? blocks[0]) : undefined
  const article = blocks.find(({ type }) => type === 'article')
  const popUps = blocks.filter(({ type }) => type === 'pop-up')
  return (
    <>
      {blocks.map((block) =>
        popUps.includes(block) ? null : (
          <div
            key={block.id}
            className={isWide(block) ? 'block' : 'block page'}
            data-block={block.type}
            data-exposures={block.exposures && JSON.stringify(block.exposures)}
          >
            <Block block={block} isLead={block === lead} />
          </div>
        ),
      )}
      {popUps.length > 0 && <PopUps blocks={popUps} />}
      {article && (
        <div className="block page">
          <BlockBoundary kind="article">
            <Suspense fallback={null}>
              <LoadedBlock block={article} isLead={false} code={relatedCode} />
            </Suspense>
          </BlockBoundary>
        </div>
      )}
    </>
  )
}

/** PROMO-11: of all pop-ups one is shown at most. */
const PopUps = lazyPart(() => import('../frame/PopUps.tsx'), 'PopUps')

interface OneBlockProps {
  readonly block: ShownBlock
  readonly isLead?: boolean
}

/** CMS-06: one block. When its code or its content fails, it alone is missing, and that is reported once per kind. */
export const Block = ({ block, isLead = false }: OneBlockProps) => {
  const code = blockCode(block)
  if (code === undefined) return null
  return (
    <BlockBoundary kind={block.type}>
      <Suspense fallback={null}>
        <LoadedBlock block={block} isLead={isLead} code={code} />
      </Suspense>
    </BlockBoundary>
  )
}

type LoadedBlockProps = Required<OneBlockProps> & { readonly code: NonNullable<ReturnType<typeof blockCode>> }

const LoadedBlock = ({ block, isLead, code }: LoadedBlockProps) => {
  const Shown = use(code())
  return <Shown block={block} isLead={isLead} />
}

/** From edge to edge; other kinds stand within the page's gutters. */
const isWide = (block: ShownBlock): boolean =>
  wideKinds.has(block.type) || (block.type === 'video-player' && block.isFullWidth === true)

const wideKinds: ReadonlySet<string> = new Set<ShownBlock['type']>([
  'hero',
  'secondary-navigation',
  'promo-bar',
  'benefit-bar',
  'spacer',
  'menu-item',
  'dialog',
])

interface BlockBoundaryProps {
  readonly kind: string
  readonly children: React.ReactNode
}

class BlockBoundary extends Component<BlockBoundaryProps, { readonly isMissing: boolean }> {
  override state = { isMissing: false }

  static getDerivedStateFromError(): { readonly isMissing: boolean } {
    return { isMissing: true }
  }

  override componentDidCatch({ name }: Error): void {
    note({ kind: 'widgetScript', about: `block ${this.props.kind}`, reason: name, once: true })
  }

  override render(): React.ReactNode {
    return this.state.isMissing ? null : this.props.children
  }
}
