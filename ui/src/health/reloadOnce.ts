import { mayReload } from '../../../core/domain/route/mayReload.ts'

/** RT-17: reloads by itself at most once within the guard's lifetime. */
export const reloadOnce = (): void => {
  const now = Date.now()
  if (!mayReload(lastReload(), now)) return
  try {
    sessionStorage.setItem(guardKey, String(now))
  } catch {
    return
  }
  location.reload()
}

const guardKey = 'cairn:reloaded-at'

const lastReload = (): number | null => {
  try {
    const kept = Number(sessionStorage.getItem(guardKey) ?? Number.NaN)
    return Number.isFinite(kept) ? kept : null
  } catch {
    return null
  }
}
