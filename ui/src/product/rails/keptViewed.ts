import { readViewed, viewedAfter } from '../../../../core/domain/product/recentlyViewed.ts'
import type { Site } from '../../../../core/domain/locale/locales.ts'
import { safeLocalStorage } from '../../state/safeStorage.ts'

/** CAT-71: the ids of the viewed products, on this device, for each site: another sells other products. */
export const keptViewed = (site: Site): readonly string[] => readViewed(safeLocalStorage.readJson(keyOf(site)))

export const keepViewed = (site: Site, productId: string): void =>
  void safeLocalStorage.write(keyOf(site), JSON.stringify(viewedAfter(keptViewed(site), productId)))

export const forgetViewed = (site: Site): void => safeLocalStorage.remove(keyOf(site))

const keyOf = (site: Site): string => `cairn.viewed.${site}`
