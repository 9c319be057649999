/** Runs a command of an operator: what it cannot do is a sentence and exit code 1, not a stack. */
export const endWithSentence = async (work: () => Promise<string>): Promise<void> => {
  try {
    console.log(await work())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
