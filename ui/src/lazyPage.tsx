import { use } from 'react'
import type { ComponentType } from 'react'
import { loadCopy } from './copy/loadCopy.ts'
import type { CopyNoun } from './copy/loadCopy.ts'
import { useShopLocale } from './copy/shopLocale.ts'
import { usable } from './copy/usable.ts'

export type LazyPage = ComponentType & {
  /** Asks for the page's code and all its words, side by side. */
  readonly fetch: (locale: string) => Promise<unknown>
  /** What its words are of. */
  readonly nouns: readonly CopyNoun[]
}

/** A page in a chunk of its own, and what it says. A load that failed is forgotten: the next visit tries again. */
export const lazyPage = (load: () => Promise<ComponentType>, ...nouns: readonly CopyNoun[]): LazyPage => {
  let loading: Promise<ComponentType> | undefined
  const code = (): Promise<ComponentType> => {
    loading ??= usable(
      load().catch((error: unknown) => {
        loading = undefined
        throw error
      }),
    )
    return loading
  }
  const fetch = (locale: string) => Promise.all([code(), ...nouns.map((noun) => loadCopy(locale, noun))])
  function Lazy() {
    const locale = useShopLocale()
    for (const noun of nouns) void loadCopy(locale, noun).catch(() => {})
    const Page = use(code())
    return <Page />
  }
  return Object.assign(Lazy, { fetch, nouns })
}
