import { defaultLocale, type Locale } from '../../../core/domain/locale/locales.ts'
import { createContext, use } from 'react'

/** The locale in the address, `xx-yy`. Set once by the shell: `<ShopLocaleContext value="fr-ca">`. */
export const ShopLocaleContext = createContext<Locale>(defaultLocale)

export const useShopLocale = (): Locale => use(ShopLocaleContext)
