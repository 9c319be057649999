import { CardHeading } from '../parts/CardHeading.ts'
import { Block } from '../page/Slot.tsx'
import type { BlockProps } from '../page/blockTable.ts'
import './VerticalListBlock.css'

/** CMS-43: cards, one a row at every width. */
export const VerticalListBlock = ({ block: { items, title } }: BlockProps<'vertical-list'>) => (
  <section className="vertical-list" aria-label={title || undefined}>
    {title && <h2 className="heading">{title}</h2>}
    <CardHeading value={title ? 'h3' : 'h2'}>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <Block block={item} />
          </li>
        ))}
      </ul>
    </CardHeading>
  </section>
)
