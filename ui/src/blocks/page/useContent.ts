import { useEffect, useState } from 'react'
import type { ResolvedDocument } from '../../../../contracts/content/blockTree.ts'
import type { Queries } from '../../../../contracts/queries.ts'
import { preloadBlocks } from './blockTable.ts'
import { useStorefront } from '../../bridge/StorefrontContext.ts'
import { useQuery } from '../../bridge/core/useQuery.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useTestContext } from '../../content/useTestContext.ts'

type Ask = Queries['content']['ask']

/**
 * A document for this page view: the first answer stays, so that nothing changes under the reader, and it comes once
 * the code of its blocks is here, so that all of it appears at once. What a drawn page was drawn from is there at once.
 */
export const useContent = ({ family, key }: Ask) => {
  const locale = useShopLocale()
  const testContext = useTestContext()
  const asked = useQuery({ name: 'content', ask: { family, key, ...testContext } })
  const answer = asked.state === 'answered' ? asked.answer : null
  const name = `${locale}/${family}/${key}`
  const [held, hold] = useState<{ readonly name: string; readonly answer: ResolvedDocument } | null>(
    answer && { name, answer },
  )
  const { isLive = false } = useStorefront()
  const isHeld = held?.name === name
  const isLast = isHeld && (!isLive || held.answer === answer)
  useEffect(() => {
    if (isLast || answer === null) return
    let isWanted = true
    void preloadBlocks(locale, Object.values(answer.slots).flat()).then(() => {
      if (isWanted) hold({ name, answer })
    })
    return () => {
      isWanted = false
    }
  }, [isLast, answer, locale, name])
  if (isHeld) return { state: 'answered', answer: held.answer } as const
  return asked.state === 'answered' ? ({ state: 'pending' } as const) : asked
}
