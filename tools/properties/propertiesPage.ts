import type { PropertyArguments } from './properties.ts'
import type { PropertyRun, PropertyTest } from './propertyRun.ts'

/** One line per property, and below a failed one everything needed to see it again. */
export const propertiesPage = (tests: readonly PropertyTest[], asked: PropertyArguments): readonly string[] => {
  const width = Math.max(0, ...tests.map(({ properties }) => figure(runsOf(properties)).length))
  return tests.flatMap((test) => {
    const mark = test.passed ? 'ok    ' : 'FAILED'
    const line = `${mark}  ${figure(runsOf(test.properties)).padStart(width)} runs  ${test.title}`
    return test.passed ? [line] : [line, ...failure(test, asked).map((detail) => `        ${detail}`)]
  })
}

/** The last line, which sums it up. */
export const summaryLine = (tests: readonly PropertyTest[], { seed }: PropertyArguments): string => {
  const failed = tests.filter(({ passed }) => !passed).length
  const runs = tests.reduce((sum, { properties }) => sum + runsOf(properties), 0)
  return `${figure(tests.length - failed)} properties hold, ${figure(failed)} failed, ${figure(runs)} runs, seed ${seed}`
}

const runsOf = (properties: readonly PropertyRun[]): number => properties.reduce((sum, { runs }) => sum + runs, 0)

const figure = (count: number): string => count.toLocaleString('en-US')

const failure = (test: PropertyTest, asked: PropertyArguments): readonly string[] => {
  const { file, properties, complaint } = test
  const broken = properties.find(({ failed }) => failed)
  const what = broken
    ? [
        `seed ${broken.seed}, path ${broken.path ?? 'none'}, ${broken.shrinks} shrinks`,
        `counterexample ${broken.counterexample ?? 'none'}`,
        ...firstLines(broken.reason),
      ]
    : firstLines(complaint)
  return [file, ...what, `again: ${commandToPaste(test, asked)}`]
}

/**
 * The command that repeats one failure. If a test asserts one property, the path leads to the smallest input at once;
 * if it asserts several, the path would apply to all of them, so only the seed is given.
 */
export const commandToPaste = (
  { title, properties }: PropertyTest,
  { runs, seed, engine }: PropertyArguments,
): string => {
  const [only] = properties
  const path = properties.length === 1 && only?.failed ? only.path : null
  const where =
    path === null
      ? `--seed ${seed}${runs === null ? '' : ` --runs ${runs}`}`
      : `--seed ${only?.seed ?? seed} --path ${path}`
  return `npm run properties -- --only ${quoted(title)} ${where}${engine === 'jsc' ? ' --engine jsc' : ''}`
}

/** A shell reads it as one word, whatever the title contains. */
const quoted = (title: string): string => `'${title.replaceAll("'", "'\\''")}'`

const firstLines = (text: string | null): readonly string[] =>
  (text ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, 8)
