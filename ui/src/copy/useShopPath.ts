import { useCallback } from 'react'
import { useShopLocale } from './shopLocale.ts'

/** `shopPath('/cart')` → `/en-us/cart`. */
export const useShopPath = (): ((rest: string) => string) => {
  const locale = useShopLocale()
  return useCallback((rest: string) => `/${locale}${rest}`, [locale])
}
