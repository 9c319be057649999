/** How many checks of a step passed and how many failed. */
export type Tally = {
  readonly passed: number
  readonly failed: number
  /** What failed, one line each; repeated above the closing line, where the end of a long log is read first. */
  readonly faults?: readonly string[]
}

export type SuiteStep = {
  readonly name: string
  /** A required step that ran nothing has failed; any other is only reported as empty. */
  readonly required: boolean
  /** It waits most of its time: it runs beside the steps that follow, after the step beside them that came before it. */
  readonly isInBackground?: boolean
  readonly run: () => Promise<Tally>
}

type Ended = { readonly tally: Tally; readonly ms: number }

/** Runs the steps in order, each to its end whatever the result of the one before, and sums them. */
export const runSteps = async (steps: readonly SuiteStep[], say: (line: string) => void): Promise<Tally> => {
  const ended = new Map<SuiteStep, Ended>()
  const play = async (step: SuiteStep): Promise<void> => {
    const started = performance.now()
    const tally = await runStep(step, say)
    ended.set(step, { tally, ms: performance.now() - started })
  }
  let background = Promise.resolve()
  for (const step of steps) {
    say(`\n── ${step.name}${step.isInBackground === true ? ': in the background' : ''} ──`)
    if (step.isInBackground === true) background = background.then(() => play(step))
    else await play(step)
  }
  await background
  return sumOf(steps, ended, say)
}

const sumOf = (
  steps: readonly SuiteStep[],
  ended: ReadonlyMap<SuiteStep, Ended>,
  say: (line: string) => void,
): Tally => {
  const lines: string[] = []
  const faults: string[] = []
  let sum: Tally = { passed: 0, failed: 0 }
  for (const step of steps) {
    const { tally, ms } = ended.get(step) ?? { tally: { passed: 0, failed: 1 }, ms: 0 }
    sum = { passed: sum.passed + tally.passed, failed: sum.failed + tally.failed }
    lines.push(summaryOf(step, tally, ms))
    faults.push(...(tally.faults ?? []).map((fault) => `${step.name}: ${fault}`))
  }
  if (faults.length > 0) say(`\nWhat failed:\n${faults.slice(0, namedFaults).join('\n')}`)
  say(`\n${lines.join('\n')}`)
  return sum
}

const namedFaults = 40

const runStep = async (step: SuiteStep, say: (line: string) => void): Promise<Tally> => {
  try {
    const tally = await step.run()
    if (!step.required || tally.passed + tally.failed > 0) return tally
    say(`${step.name} is required but ran nothing: counted as a failure.`)
    return { passed: 0, failed: 1, faults: ['ran nothing'] }
  } catch (cause) {
    say(`${step.name} broke off: ${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}`)
    return { passed: 0, failed: 1, faults: [`broke off: ${cause instanceof Error ? cause.message : String(cause)}`] }
  }
}

const summaryOf = (step: SuiteStep, tally: Tally, milliseconds: number): string => {
  const result =
    tally.passed + tally.failed === 0 ? 'nothing to run yet' : `${tally.passed} passed; ${tally.failed} failed`
  return `${step.name.padEnd(16)} ${result} (${(milliseconds / 1000).toFixed(1)} s)`
}
