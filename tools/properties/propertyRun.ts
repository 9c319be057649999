/** The result of one `fc.assert`, as the tests' setup file leaves it in the test's meta. */
export type PropertyRun = {
  readonly runs: number
  readonly seed: number
  readonly failed: boolean
  readonly shrinks: number
  /** Where the counterexample is: fast-check's own replay path. */
  readonly path: string | null
  /** The smallest input found that breaks the property. */
  readonly counterexample: string | null
  readonly reason: string | null
}

/** A test that ran at least one property; `complaint` when it failed for a reason other than a property. */
export type PropertyTest = {
  readonly file: string
  readonly title: string
  readonly passed: boolean
  readonly properties: readonly PropertyRun[]
  readonly complaint: string | null
}
