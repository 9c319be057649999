import { createContext, startTransition, use, useCallback, useLayoutEffect, useMemo, useOptimistic, useRef } from 'react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'

/** What is chosen in the address (`?size=090`), and how to choose something else there, from what is chosen by then. */
export type AddressParams = readonly [URLSearchParams, ChooseParams]

/** The same function for as long as the page is. */
type ChooseParams = (next: (now: URLSearchParams) => URLSearchParams, options?: { readonly replace?: boolean }) => void

/**
 * The router shows a new address in a transition, which may come after the shopper's next press. A choice has to count at
 * once: otherwise "Add to cart" adds the size chosen before, and the second of two filters takes the first one off again.
 */
export function AddressParamsProvider({ children }: { readonly children: ReactNode }) {
  const [params, setParams] = useSearchParams()
  const [shown, show] = useOptimistic(params)
  const newest = useRef({ shown, setParams })
  useLayoutEffect(() => {
    newest.current = { shown, setParams }
  }, [shown, setParams])
  const choose = useCallback<ChooseParams>(
    (change, options) => {
      const next = change(newest.current.shown)
      newest.current = { ...newest.current, shown: next }
      startTransition(() => {
        show(next)
        newest.current.setParams(next, options)
      })
    },
    [show],
  )
  const value = useMemo<AddressParams>(() => [shown, choose], [shown, choose])
  return <AddressParamsContext value={value}>{children}</AddressParamsContext>
}

export const useAddressParams = (): AddressParams => use(AddressParamsContext)

const AddressParamsContext = createContext<AddressParams>([new URLSearchParams(), () => {}])
