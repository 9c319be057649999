export type FailedSeed = { readonly seed: number; readonly faults: readonly string[] }

/** The result of many seeds. */
export type SimulationReport = {
  readonly seeds: number
  readonly steps: number
  readonly commands: number
  readonly requests: number
  readonly orders: number
  readonly failed: readonly FailedSeed[]
  /** How often each fault struck and each recovery happened. */
  readonly marks: Readonly<Record<string, number>>
}

export const emptyReport: SimulationReport = {
  seeds: 0,
  steps: 0,
  commands: 0,
  requests: 0,
  orders: 0,
  failed: [],
  marks: {},
}

export const addReports = (a: SimulationReport, b: SimulationReport): SimulationReport => {
  const marks = { ...a.marks }
  for (const [name, times] of Object.entries(b.marks)) marks[name] = (marks[name] ?? 0) + times
  return {
    seeds: a.seeds + b.seeds,
    steps: a.steps + b.steps,
    commands: a.commands + b.commands,
    requests: a.requests + b.requests,
    orders: a.orders + b.orders,
    failed: [...a.failed, ...b.failed].toSorted((one, other) => one.seed - other.seed),
    marks,
  }
}
