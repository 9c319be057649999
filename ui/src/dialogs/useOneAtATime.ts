import { useEffect, useEffectEvent } from 'react'
import { isKeptOpen } from '../../../core/domain/dialog/dialogRules.ts'
import type { DialogName } from '../../../contracts/dialogs.ts'

/** DLG-03: every dialog and side panel reports when it opens, and is closed when another one does. */
export const useOneAtATime = (name: DialogName, isOpen: boolean, onClose: () => void): void => {
  const close = useEffectEvent(onClose)
  useEffect(() => (isOpen ? enterDialog(name, () => close()) : undefined), [name, isOpen])
}

type Open = { readonly name: DialogName; readonly close: () => void }

let open: readonly Open[] = []

/**
 * DLG-03: one at a time. Closes the open one, unless that one is kept; returns a function that reports that this one
 * has closed.
 */
export const enterDialog = (name: DialogName, close: () => void): (() => void) => {
  const mine = { name, close }
  const before = open
  open = [...open, mine]
  for (const each of before) if (!isKeptOpen(each.name)) each.close()
  return () => {
    open = open.filter((each) => each !== mine)
  }
}
