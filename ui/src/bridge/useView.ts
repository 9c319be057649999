import { useCallback, useSyncExternalStore } from 'react'
import type { ViewName, Views } from '../../../contracts/views/workerViews.ts'
import { useStorefront } from './StorefrontContext.ts'

/** A view of the worker, always the newest; undefined until the first one has come. */
export const useView = <Name extends ViewName>(name: Name): Views[Name] | undefined => {
  const storefront = useStorefront()
  const subscribe = useCallback((listener: () => void) => storefront.subscribe(name, listener), [storefront, name])
  return useSyncExternalStore(subscribe, () => storefront.read(name), () => storefront.knownView?.(name))
}

/** One thing that a view says: changes of everything else draw nothing. `select` gives a value that equals itself. */
export const useViewPart = <Name extends ViewName, Part extends string | number | boolean>(name: Name, select: (view: Views[Name]) => Part): Part | undefined => {
  const storefront = useStorefront()
  const subscribe = useCallback((listener: () => void) => storefront.subscribe(name, listener), [storefront, name])
  const partOf = (view: Views[Name] | undefined): Part | undefined => view && select(view)
  return useSyncExternalStore(subscribe, () => partOf(storefront.read(name)), () => partOf(storefront.knownView?.(name)))
}
