import { Icon } from '../../components/basic/Icon.tsx'
import type { BlockProps } from '../page/blockTable.ts'
import { RichText } from '../parts/RichText.tsx'
import './AccordionBlock.css'

/** CMS-54: the browser's own disclosure. */
export const AccordionBlock = ({ block: { title, richTextTree } }: BlockProps<'accordion'>) => (
  <details className="accordion-block">
    <summary>
      <h2>{title}</h2>
      <Icon name="plus" className="accordion-plus" />
      <Icon name="minus" className="accordion-minus" />
    </summary>
    <RichText tree={richTextTree} />
  </details>
)
