import { mayReload, reloadedAtKey } from '../../../core/domain/route/mayReload.ts'
import { safeSessionStorage } from '../state/safeStorage.ts'

/** RT-17: reloads by itself at most once within the guard's lifetime. */
export const reloadOnce = (): void => {
  const now = Date.now()
  if (!mayReload(lastReload(), now)) return
  if (safeSessionStorage.write(reloadedAtKey, String(now))) location.reload()
}

/**
 * RT-17: code that fails to load usually belongs to a version that the server no longer has, so the page reloads: once
 * per chunk (`what` names it) in a tab's life, and only if the server has the page. Offline the page stays as it is.
 */
export const reloadAfterFailedLoad = async (what: string): Promise<void> => {
  if (!navigator.onLine || [...ahead].some((chunk) => what.includes(chunk))) return
  const page = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (page?.ok && isFirst(what)) reloadOnce()
}

/** RT-19: loads a chunk before anybody needs it (`/MiniCart-`). If it fails, the page stays: a press asks again. */
export const loadAhead = async (chunk: string, load: () => Promise<unknown>): Promise<void> => {
  ahead.add(chunk)
  await load().catch(() => undefined)
  ahead.delete(chunk)
}

const ahead = new Set<string>()

const lastReload = (): number | null => {
  const kept = Number(safeSessionStorage.read(reloadedAtKey) ?? Number.NaN)
  return Number.isFinite(kept) ? kept : null
}

const isFirst = (what: string): boolean => {
  const failed = safeSessionStorage.read(failedKey) ?? ''
  return safeSessionStorage.write(failedKey, `${failed}\n${what}`) && !failed.split('\n').includes(what)
}

const failedKey = 'cairn:failed-loads'
