import { useEffect, useState } from 'react'
import type { ContentBreakpoint } from '../../../../contracts/content/field.ts'
import { breakpointValues } from '../../../../core/domain/content/breakpointValues.ts'
import type { BlockProps } from '../page/blockTable.ts'
import { FilmPlayer } from './FilmPlayer.tsx'
import './VideoPlayerBlock.css'

/** CMS-46: a film with an editor's settings, another one at each width where one was chosen. */
export const VideoPlayerBlock = ({ block }: BlockProps<'video-player'>) => {
  const width = useContentBreakpoint()
  const [first] = Object.values(block.media)
  if (first === undefined) return null
  const space = breakpointValues(block.paddings, 'none')
  return (
    <div
      className="video-player"
      data-ground={block.backgroundColor}
      data-space={`xs:${space.xs} sm:${space.sm} md:${space.md} lg:${space.lg}`}
    >
      <FilmPlayer video={breakpointValues(block.media, first)[width]} settings={block.playerSettings} />
    </div>
  )
}

/** The server takes the widest. All films stand in one frame, so nothing moves when another one is taken. */
const useContentBreakpoint = (): ContentBreakpoint => {
  const [width, setWidth] = useState<ContentBreakpoint>('lg')
  useEffect(() => {
    const look = () => setWidth(widths.find(([, from]) => innerWidth >= from)?.[0] ?? 'xs')
    look()
    addEventListener('resize', look)
    return () => removeEventListener('resize', look)
  }, [])
  return width
}

const widths: readonly (readonly [ContentBreakpoint, number])[] = [
  ['lg', 1024],
  ['md', 768],
  ['sm', 640],
]
