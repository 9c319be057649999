import { use, useEffect, useRef } from 'react'
import type { ShownBlock } from '../../../../contracts/content/blockTree.ts'
import { preloadBlocks } from '../../blocks/page/blockTable.ts'
import { Block } from '../../blocks/page/Slot.tsx'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { safeLocalStorage } from '../../state/safeStorage.ts'
import { barHeightKey } from '../bars/keptHeight.ts'
import type { BarName } from '../bars/keptHeight.ts'

interface BarBlocksProps {
  readonly name: BarName
  readonly blocks: readonly ShownBlock[]
}

/** The blocks of a bar, all at once. Their height is remembered for pages that the server does not draw. */
export const BarBlocks = ({ name, blocks }: BarBlocksProps) => {
  use(loadedOnce(useShopLocale(), blocks))
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? keepHeight(name, place.current) : undefined), [name])
  return (
    <div ref={place}>
      {blocks.map((block) => (
        <Block key={block.id} block={block} />
      ))}
    </div>
  )
}

const keepHeight = (name: BarName, place: Element): (() => void) => {
  const observer = new ResizeObserver(() =>
    safeLocalStorage.write(barHeightKey(name), JSON.stringify(place.getBoundingClientRect().height)),
  )
  observer.observe(place)
  return () => observer.disconnect()
}

const loading = new WeakMap<readonly ShownBlock[], Promise<void>>()

const loadedOnce = (locale: string, blocks: readonly ShownBlock[]): Promise<void> => {
  const known = loading.get(blocks)
  if (known !== undefined) return known
  const loaded = preloadBlocks(locale, blocks)
  loading.set(blocks, loaded)
  return loaded
}
