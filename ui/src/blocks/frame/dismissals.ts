import { useLayoutEffect, useState } from 'react'
import { dismissedKey, readAudience } from '../../../../core/domain/content/audienceCookie.ts'
import { tellAudience } from '../../content/tellAudience.ts'
import { safeLocalStorage } from '../../state/safeStorage.ts'

/** PROMO-14, 21: the names of what was dismissed on this device, for ever: by its storage or by the cookie. */
export const readDismissals = (): ReadonlySet<string> => {
  const stored = safeLocalStorage.readJson(dismissedKey)
  const names = Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : []
  return new Set([...readAudience(document.cookie).dismissed, ...names])
}

export const dismiss = (name: string): void => {
  const names = [...new Set([...readDismissals(), name])].slice(-mostNames)
  safeLocalStorage.write(dismissedKey, JSON.stringify(names))
  tellAudience({ dismissed: names })
}

/**
 * PROMO-02, PROMO-21: whether a bar was closed, and how it is closed. The first picture of a page hides what names itself
 * in `data-dismissible` before it is painted (`pageScripts.ts`).
 */
export const useDismissal = (name: string): readonly [boolean, () => void] => {
  const [isClosed, setClosed] = useState(false)
  useLayoutEffect(() => setClosed(readDismissals().has(name)), [name])
  const close = () => {
    dismiss(name)
    setClosed(true)
  }
  return [isClosed, close]
}

const mostNames = 200
