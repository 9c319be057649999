import { useEffect, useEffectEvent } from 'react'
import type { DialogName } from './dialogRegistry.ts'
import { enterDialog } from './openDialogs.ts'

/** DLG-03: every dialog and side panel says when it opens, and is told to close when another one does. */
export const useOneAtATime = (name: DialogName, isOpen: boolean, onClose: () => void): void => {
  const close = useEffectEvent(onClose)
  useEffect(() => (isOpen ? enterDialog(name, () => close()) : undefined), [name, isOpen])
}
