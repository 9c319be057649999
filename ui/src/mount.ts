import { startTransition } from 'react'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/**
 * Puts the screen into the page. Hydration runs in a transition, so that a page drawn by the server comes alive in
 * small pieces. This file shares a chunk with React, which therefore starts in its own task, before our code
 * (`server/site/wakeUp.ts`).
 */
export const mount = (screen: ReactNode): void => {
  const root = document.querySelector('#root')
  if (root?.hasChildNodes() && isStillThere()) startTransition(() => void hydrateRoot(root, screen, handlers))
  else if (root) createRoot(root, handlers).render(screen)
}

/**
 * ERR-33: code that fails to load is noted, and shown by the boundary that caught it, so it is not a console error.
 * Firefox and WebKit also abort the loads of a page that is being left. Anything else is our own mistake: what React
 * recovers from by drawing a part anew (error 422) is reported as the error behind it.
 */
const handlers = {
  onCaughtError: (error: unknown): void => {
    if (!isFailedLoad.test(String(error))) console.error(error)
  },
  onRecoverableError: (error: unknown): void => {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
    if (!isFailedLoad.test(String(cause))) reportError(cause)
  },
}

/** What Chromium, Firefox and WebKit report for a module that does not load, and Vite for a stylesheet. */
const isFailedLoad = /dynamically imported module|Importing a module script|preload CSS/

/** After going back or forward meanwhile, the shopper sees another page than the one that was drawn. */
const isStillThere = (): boolean => document.documentElement.dataset['drawnAt'] === location.pathname + location.search
