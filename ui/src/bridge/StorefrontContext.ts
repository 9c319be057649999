import { createContext, useContext } from 'react'
import type { Storefront } from './storefront.ts'

export const StorefrontContext = createContext<Storefront | null>(null)

export const useStorefront = (): Storefront => {
  const storefront = useContext(StorefrontContext)
  if (!storefront) throw new Error('StorefrontContext has no storefront')
  return storefront
}
