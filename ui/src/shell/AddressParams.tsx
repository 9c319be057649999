import { createContext, startTransition, use, useMemo, useOptimistic } from 'react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'

/** What is chosen in the address (`?size=090`), and how to choose something else there. */
export type AddressParams = readonly [URLSearchParams, (next: URLSearchParams, options?: { readonly replace?: boolean }) => void]

/**
 * The router shows a new address in a transition, which may come after the shopper's next press. A choice has to count at
 * once: otherwise "Add to cart" adds the size chosen before, and the second of two filters takes the first one off again.
 */
export function AddressParamsProvider({ children }: { readonly children: ReactNode }) {
  const [params, setParams] = useSearchParams()
  const [shown, show] = useOptimistic(params)
  const value = useMemo<AddressParams>(
    () => [
      shown,
      (next, options) =>
        startTransition(() => {
          show(next)
          setParams(next, options)
        }),
    ],
    [shown, show, setParams],
  )
  return <AddressParamsContext value={value}>{children}</AddressParamsContext>
}

export const useAddressParams = (): AddressParams => use(AddressParamsContext)

const AddressParamsContext = createContext<AddressParams>([new URLSearchParams(), () => {}])
