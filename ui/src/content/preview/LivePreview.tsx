import { startTransition, useEffect, useState } from 'react'
import type { DraftInHand, PreviewReady } from '../../../../contracts/content/livePreview.ts'
import type { Query } from '../../../../contracts/queries.ts'
import { isDraftInHand } from '../../../../core/domain/content/livePreview.ts'
import { App } from '../../App.tsx'
import type { Storefront } from '../../bridge/storefront.ts'
import type { RouterHistory } from '../../shell/PageRouter.tsx'

interface Props {
  readonly storefront: Storefront
  readonly places: RouterHistory
}

/**
 * OPR-31: the shop in the frame beside an editor. What the operator has in hand takes the place of what is saved, without
 * a load: each draft is a new storefront, so that everything asks again and what is the same stays on the screen.
 */
export const LivePreview = ({ storefront, places }: Props) => {
  const [shown, show] = useState(storefront)
  useEffect(() => {
    const receive = ({ data, origin, source }: MessageEvent<unknown>): void => {
      if (origin === location.origin && source === parent && isDraftInHand(data))
        startTransition(() => show(withDraft(storefront, data)))
    }
    addEventListener('message', receive)
    parent.postMessage({ _tag: 'PreviewReady' } satisfies PreviewReady, location.origin)
    return () => removeEventListener('message', receive)
  }, [storefront])
  return <App storefront={shown} places={places} />
}

const withDraft = (storefront: Storefront, { family, key, document }: DraftInHand): Storefront => ({
  ...storefront,
  isLive: true,
  ask: (query, onMessage) => {
    const { name, ask } = query as Query
    return name === 'content' && ask.family === family && ask.key === key
      ? storefront.ask({ ...query, ask: { ...query.ask, draft: document } }, onMessage)
      : storefront.ask(query, onMessage)
  },
})
