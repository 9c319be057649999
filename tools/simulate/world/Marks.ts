/** What has happened at least once, and how often: faults that struck, and recoveries. */
export type Marks = { add(name: string): void; readonly counts: ReadonlyMap<string, number> }

export const createMarks = (): Marks => {
  const counts = new Map<string, number>()
  return { counts, add: (name) => void counts.set(name, (counts.get(name) ?? 0) + 1) }
}
