/** Runs a piece of work that pauses at every `yield` in one go. */
export const runToEnd = <Result>(work: Generator<void, Result>): Result => {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}
