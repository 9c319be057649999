import { safeLocalStorage } from '../../state/safeStorage.ts'

export type BarName = 'promo-bar' | 'benefit-bar'

/** The height (px) that a bar last had on this device, 0 when it was closed or absent; null when it is not known. */
export const keptHeight = (name: BarName): number | null => {
  const kept = safeLocalStorage.readJson(barHeightKey(name))
  return typeof kept === 'number' && kept >= 0 && kept < 400 ? kept : null
}

export const barHeightKey = (name: BarName): string => `cairn.bar.${name}`
