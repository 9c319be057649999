/** What is needed of a commit to tell tabs apart. */
type Written = { readonly seq: number; readonly tabId: string }

/**
 * Number of every tab of a log, and whether it stands beside another one. A tab id lasts one page load, so a reload is a new
 * id that begins where the old one ended: that is no other tab. Of two whose commits overlap the one with fewer is the other.
 */
export const otherTabs = (
  commits: readonly Written[],
): ReadonlyMap<string, { readonly number: number; readonly isOther: boolean }> => {
  const spans = new Map<string, Span>()
  for (const { seq, tabId } of commits) {
    const span = spans.get(tabId)
    spans.set(tabId, {
      tabId,
      number: span?.number ?? spans.size + 1,
      from: span?.from ?? seq,
      to: seq,
      count: (span?.count ?? 0) + 1,
    })
  }
  const main: Span[] = []
  for (const span of [...spans.values()].sort((a, b) => b.count - a.count || a.from - b.from)) {
    if (!main.some((other) => span.from <= other.to && other.from <= span.to)) main.push(span)
  }
  return new Map(
    [...spans.values()].map((span) => [span.tabId, { number: span.number, isOther: !main.includes(span) }]),
  )
}

type Span = {
  readonly tabId: string
  readonly number: number
  readonly from: number
  readonly to: number
  readonly count: number
}
