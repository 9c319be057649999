import { createContext, startTransition, use, useCallback, useLayoutEffect, useOptimistic, useRef } from 'react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Chooses something else in the address (`?size=090`), from what is chosen by then. The same function for as long as the page is. */
export type ChooseParams = (
  next: (now: URLSearchParams) => URLSearchParams,
  options?: { readonly replace?: boolean },
) => void

/**
 * The router shows a new address in a transition, which may come after the shopper's next press. A choice has to count at
 * once: otherwise "Add to cart" adds the size chosen before, and the second of two filters takes the first one off again.
 */
export function AddressParamsProvider({ children }: { readonly children: ReactNode }) {
  const [params, setParams] = useSearchParams()
  const [chosen, show] = useOptimistic(params)
  const newest = useRef({ chosen, setParams })
  useLayoutEffect(() => {
    newest.current = { chosen, setParams }
  }, [chosen, setParams])
  const choose = useCallback<ChooseParams>(
    (change, options) => {
      const next = change(newest.current.chosen)
      newest.current = { ...newest.current, chosen: next }
      startTransition(() => {
        show(next)
        newest.current.setParams(next, options)
      })
    },
    [show],
  )
  return (
    <ChooseContext value={choose}>
      <ChosenContext value={chosen}>{children}</ChosenContext>
    </ChooseContext>
  )
}

/** What is chosen in the address, at once. Who takes it is drawn with the press: keep it small. The rest of a page takes `useSettledParams`. */
export const useChosenParams = (): URLSearchParams => use(ChosenContext)

/** What is chosen in the address, when there is time to draw it: after the press has been seen to count. */
export const useSettledParams = (): URLSearchParams => useSearchParams()[0]

export const useChooseParams = (): ChooseParams => use(ChooseContext)

const ChosenContext = createContext(new URLSearchParams())
const ChooseContext = createContext<ChooseParams>(() => {})
