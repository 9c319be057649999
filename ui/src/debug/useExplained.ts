import { useState } from 'react'
import { safeLocalStorage } from '../state/safeStorage.ts'

const key = 'cairn:debug-explained'

/** REC-01: the explanation is shown until it was closed once on this device; the page's "?" brings it back. */
export const useExplained = (): { readonly isWanted: boolean; readonly want: (isWanted: boolean) => void } => {
  const [isWanted, setWanted] = useState(() => safeLocalStorage.read(key) === null)
  const want = (next: boolean): void => {
    setWanted(next)
    if (next) safeLocalStorage.remove(key)
    else safeLocalStorage.write(key, 'closed')
  }
  return { isWanted, want }
}
