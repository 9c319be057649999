import { use } from 'react'
import type { ComponentType } from 'react'
import { loadCopy } from './copy/loadCopy.ts'
import type { CopyNoun } from './copy/loadCopy.ts'
import { useShopLocale } from './copy/shopLocale.ts'
import { loadedOnce } from './loadedOnce.ts'

export type LazyPage = ComponentType & {
  /** Asks for the page's code and all its words, side by side. */
  readonly fetch: (locale: string) => Promise<unknown>
  /** What its words are of. */
  readonly nouns: readonly CopyNoun[]
}

/** A page in a chunk of its own, and what it says. A load that failed is forgotten: the next visit tries again. */
export const lazyPage = (load: () => Promise<ComponentType>, ...nouns: readonly CopyNoun[]): LazyPage => {
  const code = loadedOnce(load)
  const fetch = (locale: string) => Promise.all([code(), ...nouns.map((noun) => loadCopy(locale, noun))])
  function Lazy() {
    const locale = useShopLocale()
    for (const noun of nouns) void loadCopy(locale, noun).catch(() => {})
    const Page = use(code())
    return <Page />
  }
  return Object.assign(Lazy, { fetch, nouns })
}
