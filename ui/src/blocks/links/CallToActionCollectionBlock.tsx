import { Targets } from '../parts/Targets.tsx'
import type { BlockProps } from '../page/blockTable.ts'
import './CallToActionCollectionBlock.css'

/** CMS-52: a row of buttons. Those of one width fill the row. */
export const CallToActionCollectionBlock = ({ block }: BlockProps<'call-to-action-collection'>) => (
  <section className="action-row" aria-label={block.title === '' ? undefined : block.title}>
    {block.title && <h2 className="heading">{block.title}</h2>}
    <Targets targets={block.targets} isEqual={block.equalTargetSize} align={block.alignment} />
  </section>
)
