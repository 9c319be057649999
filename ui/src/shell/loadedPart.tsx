import { use } from 'react'
import type { ComponentType } from 'react'
import { loadedOnce } from '../loadedOnce.ts'

/** A part of a page in a chunk of its own, shown within `LazyPart` or a page’s `Suspense`. After a load that failed it can be tried again. */
export const loadedPart = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  const code = loadedOnce(load)
  return function Part(props: Props) {
    const Shown = use(code())
    return <Shown {...props} />
  }
}
