import { IconButton } from '../../components/basic/IconButton.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import { BlockPicture } from '../parts/Media.tsx'
import { Targets } from '../parts/Targets.tsx'
import type { BlockProps } from '../page/blockTable.ts'
import { useDismissal } from './dismissals.ts'
import './BenefitBarBlock.css'

/** PROMO-20, 21 */
export const BenefitBarBlock = ({ block }: BlockProps<'benefit-bar'>) => {
  const t = useCopy('blocks')
  const name = `benefit-bar/${block.id}`
  const [isClosed, close] = useDismissal(name)
  if (isClosed) return null
  return (
    <section className="benefit-bar" data-dismissible={name} aria-label={block.title || undefined}>
      <div className="page">
        {block.logo && <BlockPicture picture={block.logo} width={28} />}
        <p>
          <b>{block.title}</b>
          {block.subtitle && <span>{block.subtitle}</span>}
        </p>
        <Targets targets={block.targets} />
        {block.closeButton && <IconButton icon="close" name={t.close()} onPress={close} />}
      </div>
    </section>
  )
}
