import { reloadGuardLifetime } from '../configuration/constants.ts'

/**
 * RT-17: whether the page may reload by itself. Epoch ms; null = it has not yet. A clock that was set back by more than the
 * lifetime does not hold the guard for ever.
 */
export const mayReload = (
  lastReloadAt: number | null,
  now: number,
  lifetimeMs: number = reloadGuardLifetime,
): boolean => lastReloadAt === null || Math.abs(now - lastReloadAt) >= lifetimeMs
