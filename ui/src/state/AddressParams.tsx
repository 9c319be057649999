import { createContext, startTransition, use, useCallback, useLayoutEffect, useOptimistic, useRef } from 'react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * Changes a choice in the address (`?size=090`), based on the choices at that moment. The same function for the life of
 * the page.
 */
export type ChooseParams = (
  next: (now: URLSearchParams) => URLSearchParams,
  options?: { readonly replace?: boolean },
) => void

/**
 * The router shows a new address in a transition, which may finish after the shopper's next press. A choice must count
 * at once: otherwise "Add to cart" adds the size chosen before, and the second of two filters removes the first one.
 */
export const AddressParamsProvider = ({ children }: { readonly children: ReactNode }) => {
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

/**
 * The choices in the address, at once. A component that uses this is redrawn with the press, so keep it small. The rest
 * of a page uses `useSettledParams`.
 */
export const useChosenParams = (): URLSearchParams => use(ChosenContext)

/** The choices in the address, for what may be drawn later than the press itself shows. */
export const useSettledParams = (): URLSearchParams => useSearchParams()[0]

export const useChooseParams = (): ChooseParams => use(ChooseContext)

const ChosenContext = createContext(new URLSearchParams())
const ChooseContext = createContext<ChooseParams>(() => {})
