import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useIsPreview } from '../../content/preview/useIsPreview.ts'
import { hashWithDialog, readHash } from '../../content/preview/hashOfPreview.ts'
import { lazyPart } from '../../loading/lazyPart.tsx'
import type { BlockProps } from '../page/blockTable.ts'

/**
 * CMS-80…83: a dialog of the page, opened by a link to `#` and the block's id, and closed by leaving that address. In a
 * preview the token stays in front of it, so that a reload shows the preview again.
 */
export const DialogBlock = ({ block }: BlockProps<'dialog'>) => {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const isPreview = useIsPreview()
  const { token, dialog } = readHash(hash, isPreview)
  const [kept, keep] = useState(token)
  if (token !== null && token !== kept) keep(token)
  const isOpen = dialog === block.id
  useEffect(() => {
    if (isOpen && token === null && kept !== null)
      void navigate({ search, hash: hashWithDialog(kept, block.id) }, { replace: true })
  }, [isOpen, token, kept, search, block.id, navigate])
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  // The server does not see the hash, so the first picture never has a dialog.
  if (!isAlive || !isOpen) return null
  return <ContentDialog block={block} onClose={() => void navigate({ search, hash: kept ?? '' }, { replace: true })} />
}

const never = () => () => {}

const ContentDialog = lazyPart(() => import('./ContentDialog.tsx'), 'ContentDialog')
