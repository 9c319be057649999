import { canonical } from '../../core/domain/log/chainHash.ts'
import type { Commit } from '../../core/domain/log/commit.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { foldCommits } from '../../worker/pipeline/foldLog.ts'
import { redecide } from '../../worker/recorder/redecide.ts'

export type Difference = { readonly seq: number; readonly lines: readonly string[] }

/** The first cause that today's code decides differently, as given, when and then; null if there is none. */
export const firstDifference = (
  start: { readonly seq: number; readonly shop: ShopperState },
  commits: readonly Commit[],
): Difference | null => {
  let shop = structuredClone(start.shop)
  for (const [before, commit] of commits.entries()) {
    const { same, now, why } = redecide(shop, commit)
    if (!same) return { seq: commit.seq, lines: differenceText(before, commit, now, why) }
    shop = foldCommits(shop, commit.seq - 1, [commit]).shop
  }
  return null
}

const differenceText = (
  before: number,
  { seq, cause, events }: Commit,
  now: readonly unknown[],
  why: string | null,
): readonly string[] => [
  `commit ${seq} decides differently today`,
  `given  the ${before} commits before it`,
  `when   ${JSON.stringify(cause)}`,
  `then   ${JSON.stringify(events)} was written`,
  `where  ${whereDifferent(events, JSON.parse(JSON.stringify(now)))}`,
  `today  ${now.length === 0 ? `nothing would be${why === null ? '' : `: ${why}`}` : `${JSON.stringify(now)} would be`}`,
]

/** The path to the first difference: `0.refresh`. Both are plain JSON. */
const whereDifferent = (written: unknown, now: unknown): string => {
  if (typeof written !== 'object' || typeof now !== 'object' || written === null || now === null) return ''
  const [was, is] = [written as Record<string, unknown>, now as Record<string, unknown>]
  const key = [...new Set([...Object.keys(was), ...Object.keys(is)])].find(
    (name) => canonical(was[name]) !== canonical(is[name]),
  )
  if (key === undefined) return ''
  const deeper = whereDifferent(was[key], is[key])
  return deeper === '' ? key : `${key}.${deeper}`
}
