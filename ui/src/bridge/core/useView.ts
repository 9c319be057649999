import { useCallback, useSyncExternalStore } from 'react'
import type { ViewName, Views } from '../../../../contracts/views/workerViews.ts'
import { useStorefront } from '../StorefrontContext.ts'

/** A view of the worker, always the newest; undefined until the first one has come. */
export const useView = <Name extends ViewName>(name: Name): Views[Name] | undefined => useSelected(name, (view) => view)

/** One part of a view: changes of the rest do not redraw. */
export const useViewPart = <Name extends ViewName, Part extends string | number | boolean>(
  name: Name,
  select: (view: Views[Name]) => Part,
): Part | undefined => useSelected(name, select)

const useSelected = <Name extends ViewName, Selected>(
  name: Name,
  select: (view: Views[Name]) => Selected,
): Selected | undefined => {
  const storefront = useStorefront()
  const subscribe = useCallback((listener: () => void) => storefront.subscribe(name, listener), [storefront, name])
  const selected = (view: Views[Name] | undefined): Selected | undefined => view && select(view)
  return useSyncExternalStore(
    subscribe,
    () => selected(storefront.read(name)),
    () => selected(storefront.knownView?.(name)),
  )
}
