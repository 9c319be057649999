import { memo } from 'react'
import { useFrameContent } from '../../content/useFrameContent.ts'
import { lazyPart } from '../../loading/lazyPart.tsx'
import { keptHeight } from './keptHeight.ts'
import type { BarName } from './keptHeight.ts'
import './Bar.css'

/**
 * PROMO-01, PROMO-20: a bar above or below the header, from its document. On a page that the server did not draw, it
 * keeps the height that it last had here free until it comes.
 */
export const Bar = ({ name }: { readonly name: BarName }) => {
  const found = useFrameContent('fragment', name)
  return (
    <div data-late>
      {found === undefined && <Reserved name={name} />}
      {found && <BarBlocks name={name} blocks={found.slots['main'] ?? none} />}
    </div>
  )
}

const Reserved = ({ name }: { readonly name: BarName }) => {
  const height = keptHeight(name)
  return <div className="bar-reserved" data-bar={name} style={height === null ? undefined : { height }} />
}

const none: readonly [] = []

const BarBlocks = memo(
  lazyPart(() => import('../late/BarBlocks.tsx'), 'BarBlocks', { isDrawn: true, fallback: Reserved }),
)
