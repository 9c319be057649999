import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Product } from '../../../../contracts/api/entities/catalogue.ts'
import type { Query, QueryMessage } from '../../../../contracts/queries.ts'
import { routeIdentifier } from '../../../../core/domain/route/pageAt.ts'
import { note } from '../../bridge/note.ts'
import { useStorefront } from '../../bridge/StorefrontContext.ts'

/** The id of the product whose page this is. */
export const usePageProduct = (): string | undefined => {
  const page = routeIdentifier(useLocation().pathname)
  return page?.kind === 'Product' ? page.id : undefined
}

/** Products by id, in this order, without those that do not come, which is only logged (ERR-33). CAT-36: one call each. */
export const useProducts = (ids: readonly string[]) => {
  const storefront = useStorefront()
  const key = ids.join(' ')
  const [answers, setAnswers] = useState<ReadonlyMap<string, Product | null>>(
    () =>
      new Map(
        ids.flatMap((id) => {
          const known = storefront.known?.(queryOf(id))
          return known === undefined ? [] : [[id, productIn(known)]]
        }),
      ),
  )
  useEffect(() => {
    let isWanted = true
    const receive = (id: string, message: QueryMessage<Product>) => {
      if (!isWanted) return
      const product = productIn(message)
      if (product === null) note({ kind: 'productLookup', about: 'product', reason: message._tag })
      setAnswers((before) => new Map(before).set(id, product))
    }
    for (const id of key.split(' ').filter(Boolean))
      storefront
        .ask(queryOf(id), (message) => receive(id, message))
        .catch(() => receive(id, { _tag: 'Unreachable', reason: 'worker' }))
    return () => {
      isWanted = false
    }
  }, [storefront, key])
  return {
    isPending: ids.some((id) => !answers.has(id)),
    products: ids.flatMap((id) => answers.get(id) ?? []),
  }
}

const queryOf = (productId: string): Query<'product'> => ({ name: 'product', ask: { productId } })

const productIn = (message: QueryMessage<Product>): Product | null =>
  message._tag === 'Answered' ? message.answer : null
