import { breakpointValues } from '../../../../core/domain/content/breakpointValues.ts'
import { rotationTime } from '../../../../core/domain/content/rotation.ts'
import { Block } from '../Slot.tsx'
import type { BlockProps } from '../blockTable.ts'
import { Carousel } from './Carousel.tsx'
import './CollectionBlock.css'

/** CMS-40…42: cards or buttons of one kind, as a carousel or a grid at each width. */
export const CollectionBlock = ({ block: { kind, items, title, ...block } }: BlockProps<'collection'>) => {
  const { xs, sm, md, lg } = breakpointValues(block.layout, 'carousel')
  return (
    <section className="collection" aria-label={title || undefined} data-kind={kind}>
      {title && <h2 className="heading">{title}</h2>}
      <Carousel
        layout={`xs:${xs} sm:${sm} md:${md} lg:${lg}`}
        columns={columns[kind]}
        hasDots={block.dots === true}
        everyMs={rotationTime(block.autorotateTime)}
      >
        {items.map((item) => (
          <Block key={item.id} block={item} />
        ))}
      </Carousel>
    </section>
  )
}

/** Items side by side on a wide screen. */
const columns = { 'linked-card': 3, 'category-card': 4, 'call-to-action': 4, 'multi-link-card': 3 } as const
