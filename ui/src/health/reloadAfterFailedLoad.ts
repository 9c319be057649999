import { reloadOnce } from './reloadOnce.ts'

/**
 * RT-17: code that does not load is most often that of a version the server no longer has, so the page reloads: once for each
 * piece (`what` names it) in a tab's life, and only when the server has the page. Offline the page stays as it is.
 */
export const reloadAfterFailedLoad = async (what: string): Promise<void> => {
  if (!navigator.onLine) return
  const page = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (page?.ok && isFirst(what)) reloadOnce()
}

const isFirst = (what: string): boolean => {
  try {
    const failed = sessionStorage.getItem(failedKey) ?? ''
    sessionStorage.setItem(failedKey, `${failed}\n${what}`)
    return !failed.split('\n').includes(what)
  } catch {
    return false
  }
}

const failedKey = 'cairn:failed-loads'
