import { breakpointValues } from '../../../../core/domain/content/breakpointValues.ts'
import { rotationTime } from '../../../../core/domain/content/rotation.ts'
import { CardHeading } from '../parts/CardHeading.ts'
import { Block } from '../page/Slot.tsx'
import type { BlockProps } from '../page/blockTable.ts'
import { Carousel } from '../parts/Carousel.tsx'
import './CollectionBlock.css'

/** CMS-40…42: cards or buttons of one kind, as a carousel or a grid at each width. Five category cards are a mosaic. */
export const CollectionBlock = ({ block: { kind, items, title, ...block } }: BlockProps<'collection'>) => {
  const layouts = breakpointValues(block.layout, 'carousel')
  const { xs, sm, md, lg } = layouts
  const isGrid = Object.values(layouts).every((layout) => layout === 'grid')
  return (
    <section className="collection" aria-label={title || undefined} data-kind={kind}>
      {title && <h2 className="heading">{title}</h2>}
      <CardHeading value={title ? 'h3' : 'h2'}>
        {isGrid && kind === 'category-card' && items.length === 5 ? (
          <ul className="mosaic">
            {items.map((item, index) => (
              <li key={item.id}>
                <Block block={item} isLead={index === 0} />
              </li>
            ))}
          </ul>
        ) : (
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
        )}
      </CardHeading>
    </section>
  )
}

/** Items side by side on a wide screen. */
const columns = { 'linked-card': 3, 'category-card': 4, 'call-to-action': 4, 'multi-link-card': 3 } as const
