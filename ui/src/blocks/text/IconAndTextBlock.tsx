import { BlockPicture } from '../parts/Media.tsx'
import { RichText } from '../parts/RichText.tsx'
import { TargetLink } from '../parts/TargetLink.tsx'
import type { BlockProps } from '../page/blockTable.ts'
import './IconAndTextBlock.css'

/** CMS-50, 51: four items with icons make two columns. Without any icon they are facts, side by side. */
export const IconAndTextBlock = ({ block: { items, iconSize, variant } }: BlockProps<'icon-and-text'>) => (
  <ul
    className="icon-texts"
    data-variant={items.some(({ icon }) => icon) ? variant : 'facts'}
    data-size={iconSize}
    data-columns={variant === 'one-column' ? 1 : columnsOf(items.length)}
  >
    {items.map(({ icon, richTextTree, target, backgroundColor, textColor }, index) => (
      <li key={index} data-ground={backgroundColor} data-ink={textColor}>
        {icon && <BlockPicture picture={icon} width={iconWidths[iconSize]} />}
        <div className="icon-text-words">
          <RichText tree={richTextTree} />
          {target && <TargetLink to={target} className="link target-link" />}
        </div>
      </li>
    ))}
  </ul>
)

/** CSS px */
const iconWidths = { small: 24, medium: 40, large: 64 } as const

export const columnsOf = (items: number): number => (items === 4 ? 2 : Math.min(items, 3))
