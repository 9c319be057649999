import { useEffect, useEffectEvent } from 'react'
import { showToast } from '../../state/toastStore.ts'
import type { ToastRequest } from '../../state/toastStore.ts'
import { useCopy } from '../../copy/useCopy.ts'

export interface NotShownProps {
  readonly words?: ToastRequest
  readonly onClose: () => void
}

/**
 * What `LazyPart` shows instead of a part that was requested by a press: it says so and closes, and the next press
 * tries again.
 */
export const NotShown = ({ words, onClose }: NotShownProps) => {
  const t = useCopy('shell')
  const tell = useEffectEvent(() => {
    showToast(words ?? { title: t.partNotShown() })
    onClose()
  })
  useEffect(() => tell(), [])
  return null
}
