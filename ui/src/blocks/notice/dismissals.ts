import { useLayoutEffect, useState } from 'react'
import { safeLocalStorage } from '../../state/safeStorage.ts'

/** PROMO-14: the names of what was dismissed on this device, for ever. */
export const readDismissals = (): ReadonlySet<string> => {
  const stored = safeLocalStorage.readJson(storageKey)
  return new Set(Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [])
}

/** PROMO-21: also written to a cookie, so that a page drawn by the server can do without it. */
export const dismiss = (name: string): void => {
  const names = [...new Set([...readDismissals(), name])].slice(-mostNames)
  safeLocalStorage.write(storageKey, JSON.stringify(names))
  const value = encodeURIComponent(names.slice(-mostInCookie).join(' '))
  document.cookie = `dismissed=${value}; Path=/; Max-Age=31536000; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
}

/** PROMO-02, PROMO-21: whether a bar was closed, and how it is closed. */
export const useDismissal = (name: string): readonly [boolean, () => void] => {
  const [isClosed, setClosed] = useState(false)
  useLayoutEffect(() => setClosed(readDismissals().has(name)), [name])
  const close = () => {
    dismiss(name)
    setClosed(true)
  }
  return [isClosed, close]
}

const storageKey = 'cairn.dismissed'
const mostNames = 200
const mostInCookie = 20
