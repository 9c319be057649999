import { TargetButton } from '../parts/Targets.tsx'
import type { BlockProps } from '../page/blockTable.ts'

/** CMS-52 */
export const CallToActionBlock = ({ block: { target } }: BlockProps<'call-to-action'>) => (
  <TargetButton target={target} />
)
