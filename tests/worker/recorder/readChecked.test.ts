import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { initialState } from '../../../core/domain/state/shopperState.ts'
import { decodeCommit } from '../../../core/events/log/commitCodec.ts'
import { foldCommits } from '../../../worker/pipeline/foldLog.ts'
import { createPlayback } from '../../../worker/recorder/playback.ts'
import { readChecked } from '../../../worker/recorder/readChecked.ts'
import { frozen } from '../../support/frozen.ts'
import { recordedHistories } from '../../support/recordedHistories.ts'
import { runs } from '../../support/runs.ts'

describe('a commit that was checked before', () => {
  test('is read as its schemas would read it', () => {
    fc.assert(
      fc.property(recordedHistories, ({ commits }) => {
        for (const commit of commits) expect(readChecked(commit)).toEqual(decodeCommit(commit))
      }),
      { numRuns: runs(60) },
    )
  })

  test('folds to the state of a plain fold, and is not changed by looking', () => {
    fc.assert(
      fc.property(recordedHistories, fc.infiniteStream(fc.nat(60)), ({ commits }, places) => {
        const playback = createPlayback({ seq: 0, shop: initialState() }, frozen(commits), readChecked)
        for (const seq of places.take(4)) {
          expect(playback.stateAt(seq)).toEqual(foldCommits(initialState(), 0, commits.slice(0, seq)).shop)
        }
      }),
      { numRuns: runs(60) },
    )
  })
})

test('a commit of a newer version and everything after it are not folded', () => {
  const commit = {
    seq: 1,
    epoch: 0,
    at: 0,
    tabId: 't',
    cause: { _tag: 'Sending' as const, key: 'k' },
    hash: '',
    events: [{ _tag: 'v9.Unheard' }],
  }
  expect(readChecked(commit)).toEqual({ _tag: 'FromTheFuture', tag: 'v9.Unheard' })
  const playback = createPlayback({ seq: 0, shop: initialState() }, [commit], readChecked)
  expect(playback.trouble()).toEqual({ seq: 1, reason: 'v9.Unheard was written by a newer version of the shop' })
  expect(playback.stateAt(1)).toEqual(initialState())
})
