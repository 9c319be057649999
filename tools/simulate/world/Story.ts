/** Who did what when, in virtual time. */
export type Story = { tell(line: string): void; readonly lines: readonly string[] }

/** Silent unless `asked`: a million runs need no story. */
export const createStory = (asked: boolean, start: number, now: () => number): Story => {
  const lines: string[] = []
  return {
    lines,
    tell: (line) => {
      if (asked) lines.push(`${((now() - start) / 1000).toFixed(3).padStart(9)} s  ${line}`)
    },
  }
}
