import { use } from 'react'
import { loadCopy, type CopyNoun } from './loadCopy.ts'
import { useShopLocale } from './shopLocale.ts'
import type { CopyByNoun } from './copyByNoun.ts'

/** `const t = useCopy('cart')`, then `t.itemCount({ count: 2 })`. Suspends until the noun's messages are here. */
export const useCopy = <Noun extends CopyNoun>(noun: Noun): CopyByNoun[Noun] => {
  const locale = useShopLocale()
  return use(loadCopy(locale, noun))
}
