import { useEffect, useRef } from 'react'
import type { Product } from '../../../contracts/api/entities/catalogue.ts'
import type { Queries } from '../../../contracts/queries.ts'
import { useQuery } from '../bridge/core/useQuery.ts'
import { useChosenParams } from '../state/AddressParams.tsx'

interface FreshStockProps {
  readonly product: Product
  readonly onFresh: (product: Product) => void
}

/**
 * CAT-07: asks for the stock of this moment when the page is shown, shown again, or a size is chosen, so that a page
 * that has been open for long does not offer what is sold out. Without an answer the page keeps what it knows.
 */
export const FreshStock = ({ product, onFresh }: FreshStockProps) => {
  const size = useChosenParams().get('size')
  const asked = useQuery({ name: 'inventory', ask: { productId: product.productId } }, { noted: 'sideLookup' })
  const { again } = asked
  const lastSize = useRef(size)
  useEffect(() => {
    if (lastSize.current !== size) again()
    lastSize.current = size
  }, [size, again])
  useEffect(() => {
    const askIfShown = () => document.visibilityState === 'visible' && again()
    document.addEventListener('visibilitychange', askIfShown)
    return () => document.removeEventListener('visibilitychange', askIfShown)
  }, [again])
  const variants = asked.state === 'answered' ? asked.answer.variants : null
  useEffect(() => {
    if (variants !== null) onFresh(withStock(product, variants))
  }, [product, variants, onFresh])
  return null
}

/** The product with these pieces; a variant without a figure keeps its own. */
const withStock = (product: Product, pieces: Queries['inventory']['answer']['variants']): Product => {
  const variants = product.variants.map((variant) => ({
    ...variant,
    stock: pieces[variant.sku]?.quantity ?? variant.stock,
  }))
  const isInStock = (colour?: string) =>
    variants.some((variant) => (colour === undefined || variant.colour === colour) && variant.stock > 0)
  const [first, ...others] = product.colourways
  const shown = (way: typeof first) => ({ ...way, available: isInStock(way.code) })
  return { ...product, variants, colourways: [shown(first), ...others.map(shown)], available: isInStock() }
}
