import type { Query, QueryMessage } from './queries.ts'
import type { Views } from './views/workerViews.ts'

/** A page's first picture, drawn by the server as a new visitor sees it. */
export type Drawing = {
  /** BCP 47 */
  readonly language: string
  /** HTML of the page's root. */
  readonly markup: string
  /** What it was drawn from, for the page to take over. Answers by the JSON of their query. */
  readonly known: { readonly answers: Readonly<Record<string, QueryMessage<unknown>>>; readonly views: Partial<Views> }
  readonly head: { readonly title: string; readonly description?: string | undefined } | null
  /** Modules, named as in the build's manifest, that are needed to hydrate the picture. */
  readonly sources: readonly string[]
  /** Modules of what comes to life later, by itself: at first only their styles are needed. */
  readonly lateSources: readonly string[]
}

export type DrawnFrom = {
  /** null: refused, or not available in time. */
  readonly answer: (query: Query, locale: string) => Promise<QueryMessage<unknown> | null>
  /** What the shop's own worker would show for an empty log; without it, the session's owner is not known yet. */
  readonly views: Partial<Views>
}

/** The export of the built drawing module. `path` includes its query. null: the browser draws this page. */
export type DrawPage = (path: string, from: DrawnFrom) => Promise<Drawing | null>
