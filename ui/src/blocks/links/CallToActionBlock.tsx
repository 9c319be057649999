import { TargetButton } from '../Targets.tsx'
import type { BlockProps } from '../blockTable.ts'

/** CMS-52 */
export const CallToActionBlock = ({ block: { target } }: BlockProps<'call-to-action'>) => (
  <TargetButton target={target} />
)
