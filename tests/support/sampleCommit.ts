import type { Commit } from '../../core/domain/log/commit.ts'

/** A commit of which only the given parts matter. */
export const sampleCommit = (parts: Partial<Commit>): Commit => ({
  seq: 1,
  epoch: 1,
  at: 1_790_000_000_000,
  tabId: 'tab-1',
  cause: { _tag: 'Restored', from: 'session' },
  events: [],
  hash: '',
  ...parts,
})
