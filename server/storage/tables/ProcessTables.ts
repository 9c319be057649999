import type { Json } from './CatalogTables.ts'

/** Since the start of a process. `latest`, `at`: epoch ms. `faults`: the newest first, without what they say. */
export type ProcessFigures = {
  readonly requests: number
  readonly refusals: readonly { readonly code: string; readonly count: number; readonly latest: number }[]
  readonly faults: readonly {
    readonly at: number
    readonly route: string
    readonly name: string
    readonly correlationId: string
  }[]
}

export type ProcessTables = {
  /**
   * OPR-39: the processes that serve, on whichever machine. `number`: among several of one machine; `seen_at`: when it
   * last wrote; epoch ms.
   */
  server_process: {
    id: string
    machine: string
    number: number | null
    started_at: number
    seen_at: number
    figures: Json<ProcessFigures>
  }
}
