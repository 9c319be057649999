import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { ResolvedDocument } from '../../../contracts/content/blockTree.ts'
import type { Queries } from '../../../contracts/queries.ts'
import { signedInOn } from '../../../core/domain/account/account.ts'
import { useSite } from '../bridge/core/useSignedIn.ts'
import { useStorefront } from '../bridge/StorefrontContext.ts'
import { useQuery } from '../bridge/core/useQuery.ts'
import { useViewPart } from '../bridge/core/useView.ts'
import { useTestContext } from './useTestContext.ts'

/**
 * A document that stands around every page; null: there is none, undefined: not known yet. The first answer of a page
 * view stays until the next, so that nothing changes under the reader.
 */
export const useFrameContent = (
  family: Queries['content']['ask']['family'],
  key: string = family,
): ResolvedDocument | null | undefined => {
  const asked = useQuery({ name: 'content', ask: { family, key, ...useTestContext() } })
  const { key: view } = useLocation()
  const found = asked.state === 'answered' ? asked.answer : asked.state === 'pending' ? undefined : null
  const [held, hold] = useState({ view, found })
  const { isLive = false } = useStorefront()
  if (found !== undefined && found !== held.found && (held.found === undefined || held.view !== view || isLive))
    hold({ view, found })
  useAskedAgain(asked.again, view)
  return held.found
}

/** SEG-02: a page view asks again when the shopper belongs to other segments by now, or when a minute has passed. */
const useAskedAgain = (again: () => void, view: string): void => {
  const site = useSite()
  const type = useViewPart('account', (account) => {
    const { consumerType = 'nobody', programme = '' } = signedInOn(account, site) ?? {}
    return consumerType + programme
  })
  const hasUnits = useViewPart('cart', ({ units }) => units > 0)
  const audience = type === undefined || hasUnits === undefined ? null : `${type} ${hasUnits}`
  const last = useRef({ view, audience, at: 0 })
  useEffect(() => {
    const now = performance.now()
    const { current } = last
    if (current.audience === null) last.current = { ...current, audience }
    if (current.view === view) return
    const isOther = current.audience !== null && current.audience !== audience
    last.current = { ...last.current, view }
    if (!isOther && now - current.at < askedForMs) return
    last.current = { view, audience, at: now }
    again()
  }, [view, audience, again])
}

/** ms */
const askedForMs = 60_000
