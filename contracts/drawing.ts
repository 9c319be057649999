import type { Query, QueryMessage } from './queries.ts'
import type { Views } from './views/workerViews.ts'

/** A page's first picture, drawn by the server as a stranger sees it. */
export type Drawing = {
  /** BCP 47 */
  readonly language: string
  /** HTML of the page's root. */
  readonly markup: string
  /** What it was drawn from; the page takes it over. Answers by the JSON of their question. */
  readonly known: { readonly answers: Readonly<Record<string, QueryMessage<unknown>>>; readonly views: Partial<Views> }
  readonly head: { readonly title: string; readonly description?: string | undefined } | null
  /** Modules, as the build's manifest names them, that the picture comes to life with. */
  readonly sources: readonly string[]
}

export type DrawnFrom = {
  /** null: refused, or not to be had in time. */
  readonly answer: (query: Query, locale: string) => Promise<QueryMessage<unknown> | null>
  /** What the shop's own worker would show of an empty log; without it, what it takes to be somebody is not known yet. */
  readonly views: Partial<Views>
}

/** What the built drawing module gives. `path` with its query. null: this page is left to the browser. */
export type DrawPage = (path: string, from: DrawnFrom) => Promise<Drawing | null>
