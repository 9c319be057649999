import { useCallback, useSyncExternalStore } from 'react'
import type { ViewName, Views } from '../../../contracts/views/workerViews.ts'
import { useStorefront } from './StorefrontContext.ts'

/** A view of the worker, always the newest; undefined until the first one has come. */
export const useView = <Name extends ViewName>(name: Name): Views[Name] | undefined => {
  const storefront = useStorefront()
  const subscribe = useCallback((listener: () => void) => storefront.subscribe(name, listener), [storefront, name])
  return useSyncExternalStore(subscribe, () => storefront.read(name), () => storefront.knownView?.(name))
}
