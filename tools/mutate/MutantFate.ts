/** What became of one mutant. */
export type MutantFate = {
  /** From the root. */
  readonly file: string
  readonly line: number
  /** The code before and after, in one line. */
  readonly original: string
  readonly replacement: string
  /** found = a test failed, or ran without end; survived = all passed; untried = no test runs this code; invalid = it does not load. */
  readonly outcome: 'found' | 'survived' | 'untried' | 'invalid'
}
