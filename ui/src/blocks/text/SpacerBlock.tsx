import { breakpointValues } from '../../../../core/domain/content/breakpointValues.ts'
import type { BlockProps } from '../page/blockTable.ts'
import './SpacerBlock.css'

/** CMS-62: 2 rem unless an editor says otherwise. */
export const SpacerBlock = ({ block }: BlockProps<'spacer'>) => {
  const { xs, sm, md, lg } = breakpointValues(block.height, 2)
  return <div className="spacer" data-height={`xs:${xs} sm:${sm} md:${md} lg:${lg}`} />
}
