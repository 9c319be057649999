import { reloadGuardLifetime } from '../configuration/constants.ts'

/** RT-17: under this key of the session storage every automatic reload notes its instant, epoch ms. */
export const reloadedAtKey = 'cairn:reloaded-at'

/**
 * RT-17: whether the page may reload by itself. Epoch ms; null = it has not yet. A clock that was set back by more than
 * the lifetime does not keep the guard closed forever.
 */
export const mayReload = (
  lastReloadAt: number | null,
  now: number,
  lifetimeMs: number = reloadGuardLifetime,
): boolean => lastReloadAt === null || Math.abs(now - lastReloadAt) >= lifetimeMs
