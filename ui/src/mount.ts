import { startTransition } from 'react'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/**
 * The screen in its place. In a transition, so that a picture which the server drew comes to life in small pieces. It stands in one file
 * with React, which so begins in a turn of its own, before ours (`server/site/pageScripts.ts`).
 */
export const mount = (screen: ReactNode): void => {
  const root = document.querySelector('#root')
  if (root?.hasChildNodes() && isStillThere()) startTransition(() => void hydrateRoot(root, screen))
  else if (root) createRoot(root).render(screen)
}

/** Who has gone back or forward meanwhile is shown another page than the one that was drawn. */
const isStillThere = (): boolean => document.documentElement.dataset['drawnAt'] === location.pathname + location.search
