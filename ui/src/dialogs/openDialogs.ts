import { isKeptOpen } from './dialogRegistry.ts'
import type { DialogName } from './dialogRegistry.ts'

type Open = { readonly name: DialogName; readonly close: () => void }

let open: readonly Open[] = []

/** DLG-03: one at a time. Closes what is open, unless that one is kept; gives back what tells that this one has closed. */
export const enterDialog = (name: DialogName, close: () => void): (() => void) => {
  const mine = { name, close }
  const before = open
  open = [...open, mine]
  for (const each of before) if (!isKeptOpen(each.name)) each.close()
  return () => {
    open = open.filter((each) => each !== mine)
  }
}
