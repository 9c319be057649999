import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { EventLog, Head } from '../../../core/adapters/eventLog/EventLog.ts'
import { chainHash, rootHash } from '../../../core/domain/log/chainHash.ts'
import type { Commit, NewCommit } from '../../../core/domain/log/commit.ts'
import { runs } from '../../support/runs.ts'

/** A stored log, and a function that opens another tab on it. */
export type LogWorld = { newTab(): EventLog }

export const newCommit = (tabId: string, n: number): NewCommit => ({
  at: 1_000 + n,
  tabId,
  cause: { _tag: 'Command', command: { _tag: 'AddItem', n } },
  events: [{ _tag: 'v1.ItemAddRequested', n, note: `ä "${n}" \u2028` }],
})

export const openedHead = async (log: EventLog): Promise<Head> => {
  const outcome = await log.open()
  if (outcome._tag !== 'Opened') throw new Error(outcome._tag)
  return outcome.head
}

/** Appends `count` commits one after another and returns the head. */
export const fill = async (log: EventLog, count: number, tabId = 'a'): Promise<Head> => {
  let head = await openedHead(log)
  for (let n = 0; n < count; n++) {
    const outcome = await log.append({ seen: head.seq, strict: false, propose: () => newCommit(tabId, n) })
    if (outcome._tag !== 'Appended') throw new Error(outcome._tag)
    head = outcome.head
  }
  return head
}

export const expectWholeChain = (commits: readonly Commit[], from = 0, before = rootHash): void => {
  let hash = before
  for (const [index, commit] of commits.entries()) {
    expect(commit.seq).toBe(from + index + 1)
    expect(commit.hash).toBe(chainHash(hash, commit))
    hash = commit.hash
  }
}

/** The laws of the port, for every implementation. */
export const eventLogLaws = (name: string, newWorld: () => LogWorld): void => {
  describe(`event log laws: ${name}`, () => {
    test('racing writers leave contiguous seqs, and each sees every foreign commit exactly once and in order', async () => {
      const writers = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 })
      await fc.assert(
        fc.asyncProperty(writers, async (counts) => {
          const world = newWorld()
          const folded = await Promise.all(counts.map((count, index) => raceAs(world.newTab(), `tab${index}`, count)))
          const total = counts.reduce((sum, count) => sum + count, 0)
          const log = world.newTab()
          expect((await openedHead(log)).seq).toBe(total)
          const all = await log.read(0)
          expectWholeChain(all)
          expect(all).toHaveLength(total)
          for (const seen of folded) expect(seen).toEqual(all.slice(0, seen.length))
        }),
        { numRuns: runs(15) },
      )
    })

    test('appends that were not waited for keep their order, and each sees exactly what it had not seen', async () => {
      const log = newWorld().newTab()
      await fill(log, 2)
      const unseen: number[][] = []
      const outcomes = await Promise.all(
        [2, 0, 1, 2].map((seen, n) =>
          log.append({
            seen,
            strict: n === 2,
            propose: (commits) => {
              unseen.push(commits.map(({ seq }) => seq))
              return newCommit('a', n)
            },
          }),
        ),
      )
      expect(outcomes.map((outcome) => outcome._tag === 'Appended' && outcome.commit?.seq)).toEqual([3, 4, 5, 6])
      expect(unseen).toEqual([[], [1, 2, 3], [2, 3, 4], [3, 4, 5]])
    })

    test('an empty proposal writes nothing and still returns the head', async () => {
      const log = newWorld().newTab()
      const head = await fill(log, 2)
      expect(await log.append({ seen: 2, strict: false, propose: () => null })).toEqual({
        _tag: 'Appended',
        commit: null,
        head,
      })
      expect(await log.read(0)).toHaveLength(2)
    })

    test('a proposal that throws leaves nothing and the log goes on', async () => {
      const log = newWorld().newTab()
      const head = await fill(log, 1)
      const mistake = new Error('a mistake in decide')
      const propose = (): never => {
        throw mistake
      }
      await expect(log.append({ seen: 1, strict: false, propose })).rejects.toBe(mistake)
      expect(await openedHead(log)).toEqual(head)
      expect((await fill(log, 1)).seq).toBe(2)
    })

    test('each epoch that is raised is the next one', async () => {
      const world = newWorld()
      const [first, second] = [world.newTab(), world.newTab()]
      await openedHead(first)
      await openedHead(second)
      const [old, current] = [await first.raiseEpoch(), await second.raiseEpoch()]
      expect(old).toBe(1)
      expect(current).toBe(2)
    })

    /** Two tabs, of which the second one has taken over from the first. */
    const afterTakeover = async () => {
      const world = newWorld()
      const [first, second] = [world.newTab(), world.newTab()]
      await openedHead(first)
      await openedHead(second)
      await first.raiseEpoch()
      await second.raiseEpoch()
      return [first, second] as const
    }

    test('an epoch that has ended writes nothing', async () => {
      const [first] = await afterTakeover()
      const propose = (): NewCommit => newCommit('a', 1)
      const stale = await first.append({ seen: 0, strict: true, needsEpoch: 1, propose })
      expect(stale).toMatchObject({ _tag: 'Superseded', head: { seq: 0, epoch: 2 } })
      expect(await first.read(0)).toEqual([])
    })

    test('the current epoch writes, and so does a commit without one', async () => {
      const [first, second] = await afterTakeover()
      const propose = (): NewCommit => newCommit('a', 1)
      expect(await second.append({ seen: 0, strict: true, needsEpoch: 2, propose })).toMatchObject({
        commit: { seq: 1, epoch: 2 },
      })
      expect(await first.append({ seen: 0, strict: false, propose })).toMatchObject({ commit: { seq: 2, epoch: 2 } })
    })

    test('someone who has seen more than there is gets corrupt, and nothing is written', async () => {
      const log = newWorld().newTab()
      await fill(log, 1)
      const outcome = await log.append({ seen: 2, strict: false, propose: () => newCommit('a', 9) })
      expect(outcome).toEqual({ _tag: 'Failed', reason: 'corrupt' })
      expect(await log.read(0)).toHaveLength(1)
    })

    test('another tab that opens later continues the same log', async () => {
      const world = newWorld()
      const head = await fill(world.newTab(), 3)
      const later = world.newTab()
      expect(await openedHead(later)).toEqual(head)
      expect((await fill(later, 1, 'b')).logId).toBe(head.logId)
      expectWholeChain(await later.read(0))
    })

    test('starting over empties the log under a new logId, and an append by a holder of the old one is refused', async () => {
      const world = newWorld()
      const [log, other] = [world.newTab(), world.newTab()]
      const old = await fill(log, 3)
      await openedHead(other)
      expect(await log.startOver()).toMatchObject({ _tag: 'Opened', head: { seq: 0, hash: rootHash } })
      expect((await openedHead(log)).logId).not.toBe(old.logId)
      expect(await other.append({ seen: 0, strict: false, propose: () => newCommit('b', 0) })).toMatchObject({
        reason: 'corrupt',
      })
      expect(await log.read(0)).toEqual([])
    })
  })
}

/** Appends `count` commits as a tab does: folds what it had not seen inside `propose`. Returns everything it folded. */
const raceAs = async (log: EventLog, tabId: string, count: number): Promise<readonly Commit[]> => {
  await openedHead(log)
  let folded: readonly Commit[] = []
  for (let n = 0; n < count; n++) {
    let fresh: readonly Commit[] = []
    const outcome = await log.append({
      seen: folded.length,
      strict: n % 2 === 0,
      propose: (unseen) => {
        fresh = unseen
        return newCommit(tabId, n)
      },
    })
    if (outcome._tag !== 'Appended' || outcome.commit === null) throw new Error(outcome._tag)
    folded = [...folded, ...fresh, outcome.commit]
  }
  return folded
}
