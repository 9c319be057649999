import { useLocation, useNavigate } from 'react-router-dom'
import { lazyPart } from '../../loading/lazyPart.tsx'
import type { BlockProps } from '../blockTable.ts'

/** CMS-80…83: a dialog of the page, opened by a link to `#` and the block's id, and closed by leaving that address. */
export const DialogBlock = ({ block }: BlockProps<'dialog'>) => {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  if (hash !== `#${block.id}`) return null
  return <ContentDialog block={block} onClose={() => void navigate({ search, hash: '' }, { replace: true })} />
}

const ContentDialog = lazyPart(() => import('./ContentDialog.tsx'), 'ContentDialog')
