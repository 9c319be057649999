import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chainHash, rootHash } from '../../../core/domain/log/chainHash.ts'
import type { Commit } from '../../../core/domain/log/commit.ts'
import { initialState } from '../../../core/domain/state/shopperState.ts'
import { readingLogFile, readLogFile } from '../../../core/domain/log/readLogFile.ts'
import { writeLogFile } from '../../../worker/recorder/writeLogFile.ts'
import { createRecordedLog, firstAt } from '../../support/recordedLog.ts'
import { runs } from '../../support/runs.ts'
import { sampleLog } from '../../support/sampleLog.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'

const recorded = sampleLog()
const text = recorded.text()
const lines = text.split('\n')
const wrong = (changed: readonly string[]) => readLogFile(changed.join('\n'))

describe('the lines of a file', () => {
  test('a written log is read back, with any line ending that an editor left', () => {
    expect(readLogFile(text)).toMatchObject({ _tag: 'Read', commits: recorded.commits })
    expect(readLogFile(`\uFEFF${text.replaceAll('\n', '\r\n\r\n')}`)).toMatchObject({
      _tag: 'Read',
      commits: recorded.commits,
    })
  })

  test('an empty file, a foreign file and a future file get different answers', () => {
    expect(readLogFile(' \n')).toEqual({ _tag: 'Unreadable', line: 1, reason: 'the file is empty' })
    for (const foreign of ['{}', 'hello', '[1]', 'null', '\u0000\u0001'])
      expect(readLogFile(foreign)).toEqual({
        _tag: 'Unreadable',
        line: 1,
        reason: 'this is not a log of the shop: its first line is no header',
      })
    expect(wrong(lines.with(0, '{"format":"cairn-log","version":2}'))).toMatchObject({
      line: 1,
      reason: 'this log has format version 2; this version of the shop reads version 1',
    })
    expect(wrong(lines.with(0, '{"format":"cairn-log","version":1}'))).toMatchObject({
      line: 1,
      reason: 'the header is not complete',
    })
  })

  test('a line that was changed, taken out, doubled or cut short is named', () => {
    expect(wrong(lines.with(3, (lines[3] ?? '').replace('"tab-1"', '"tab-9"')))).toMatchObject({
      line: 4,
      reason: 'the chain is broken at commit 3: this line was changed, or the one before it',
    })
    expect(wrong(lines.toSpliced(3, 1))).toMatchObject({ line: 4, reason: 'commit 4 stands where commit 3 should' })
    expect(wrong(lines.toSpliced(1, 1))).toMatchObject({ line: 2, reason: 'commit 2 stands where commit 1 should' })
    expect(wrong(lines.toSpliced(3, 0, lines[3] ?? ''))).toMatchObject({
      line: 5,
      reason: 'commit 3 stands where commit 4 should',
    })
    expect(wrong(lines.with(3, (lines[3] ?? '').slice(0, 40)))).toMatchObject({
      line: 4,
      reason: 'this line is not JSON',
    })
    expect(wrong(lines.with(3, '{"seq":3}'))).toMatchObject({ line: 4, reason: 'this line is no commit' })
    expect(wrong(lines.slice(0, 9))).toMatchObject({
      line: 9,
      reason: 'the header promises 26 commits, the file has 8',
    })
  })

  test('blank lines do not shift the line a complaint names', () => {
    expect(wrong(['', lines[0] ?? '', '', 'x'])).toMatchObject({ line: 4, reason: 'this line is not JSON' })
  })

  test('no change of one character goes unseen', () => {
    const changes = fc.tuple(fc.nat(text.length - 2), fc.constantFrom('0', '1', 'a', 'Z', '"', '}', ' '))
    fc.assert(
      fc.property(changes, ([at, letter]) => {
        const changed = text.slice(0, at) + letter + text.slice(at + 1)
        const read = readLogFile(changed)
        if (read._tag === 'Read' && at > (lines[0]?.length ?? 0)) expect(read.commits).toEqual(recorded.commits)
      }),
      { numRuns: runs(300) },
    )
  })

  test('letters from every alphabet survive', () => {
    const log = createRecordedLog()
    log.ask({
      _tag: 'AddItem',
      product: sampleProduct('A-1', { name: 'Stövel “Fjäll” \u2028 靴 🥾 \ud800' }),
      quantity: 1,
    })
    expect(readLogFile(log.text())).toMatchObject({ _tag: 'Read', commits: log.commits })
  })
})

test('a log without commits is a log', () => {
  const empty = writeLogFile(
    { logId: 'log-1', before: rootHash, start: { seq: 0, shop: initialState() }, commits: [] },
    firstAt,
  )
  expect(readLogFile(empty)).toMatchObject({ _tag: 'Read', commits: [] })
})

const header = JSON.parse(lines[0] ?? '') as Record<string, unknown>
const [firstCommit] = recorded.commits
const asLine = (value: unknown): string => JSON.stringify(value)
const without = (record: object, name: string): object =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name))
const chained = (before: string, from: number, count: number): readonly Commit[] => {
  const commits: Commit[] = []
  for (let n = 0; n < count; n++) {
    const plain = {
      seq: from + n,
      epoch: 1,
      at: 5,
      tabId: 't',
      cause: { _tag: 'Restored', from: 'server' } as const,
      events: [],
    }
    commits.push({ ...plain, hash: chainHash(commits.at(-1)?.hash ?? before, plain) })
  }
  return commits
}
const file = (more: object, commits: readonly Commit[]) =>
  readLogFile([asLine({ ...header, commits: commits.length, ...more }), ...commits.map(asLine)].join('\n'))

test.each([
  ['before', 7],
  ['logId', null],
  ['commits', '26'],
  ['start', { seq: 1.5, shop: {} }],
  ['start', { seq: 1, shop: 'shop' }],
  ['start', { shop: {} }],
  ['start', null],
])('a header whose %s is %j is not complete', (name, value) => {
  expect(readLogFile(asLine({ ...header, [name]: value }))).toEqual({
    _tag: 'Unreadable',
    line: 1,
    reason: 'the header is not complete',
  })
})

test('each field of a header but the start and the device is needed', () => {
  for (const name of ['before', 'logId', 'commits'])
    expect(readLogFile(asLine(without(header, name)))).toMatchObject({ reason: 'the header is not complete' })
  expect(readLogFile(asLine({ ...header, commits: 0, about: undefined }))).toMatchObject({ _tag: 'Read' })
})

test.each([
  ['seq', 1.5],
  ['epoch', null],
  ['at', 'now'],
  ['tabId', 9],
  ['hash', 9],
  ['events', {}],
  ['cause', null],
  ['cause', { _tag: 'Weather' }],
  ['cause', {}],
])('a line whose %s is %j or missing is no commit', (name, value) => {
  const read = (commit: object) => readLogFile(`${asLine({ ...header, commits: 1 })}\n${asLine(commit)}`)
  expect(read({ ...firstCommit, [name]: value })).toEqual({
    _tag: 'Unreadable',
    line: 2,
    reason: 'this line is no commit',
  })
  expect(read(without(firstCommit ?? {}, name))).toMatchObject({ reason: 'this line is no commit' })
})

test('a log that begins later goes on from its start, and the nouns its state did not know are new', () => {
  const start = {
    seq: 40,
    shop: without({ ...initialState(), standing: { ...initialState().standing, consumerType: 'REGISTERED' } }, 'saved'),
  }
  const read = file({ before: 'abcdefabcdefabcd', start }, chained('abcdefabcdefabcd', 41, 2))
  expect(read).toMatchObject({
    _tag: 'Read',
    header: { start: { seq: 40, shop: { saved: initialState().saved, standing: { consumerType: 'REGISTERED' } } } },
    lines: [2, 3],
  })
  expect(file({ before: 'abcdefabcdefabcd', start }, chained('abcdefabcdefabcd', 42, 2))).toMatchObject({
    reason: 'commit 42 stands where commit 41 should',
  })
  expect(file({ before: rootHash }, chained(rootHash, 2, 1))).toMatchObject({
    reason: 'commit 2 stands where commit 1 should',
  })
})

test('without its beginning a log’s first link cannot be checked, and every other one is', () => {
  const commits = chained('feedfeedfeedfeed', 300, 3)
  expect(file({ before: '' }, commits)).toMatchObject({ _tag: 'Read', lines: [2, 3, 4] })
  expect(file({ before: 'feedfeedfeedfee0' }, commits)).toMatchObject({
    line: 2,
    reason: 'the chain is broken at commit 300: this line was changed, or the one before it',
  })
  expect(file({ before: '' }, [commits[0]!, { ...commits[1]!, tabId: 'x' }, commits[2]!])).toMatchObject({
    line: 3,
    reason: 'the chain is broken at commit 301: this line was changed, or the one before it',
  })
})

test('a file with no commit that promises some is refused at its first line', () => {
  expect(readLogFile(asLine({ ...header, commits: 2 }))).toEqual({
    _tag: 'Unreadable',
    line: 1,
    reason: 'the header promises 2 commits, the file has 0',
  })
})

test('a byte-order mark inside the text is text', () => {
  expect(readLogFile(`{"format":"cairn-log"\uFEFF}`)).toMatchObject({
    reason: 'this is not a log of the shop: its first line is no header',
  })
})

test('reading pauses once in every hundred commits', () => {
  const commits = chained(rootHash, 1, 250)
  const work = readingLogFile(
    [asLine({ ...header, before: rootHash, commits: 250 }), ...commits.map(asLine)].join('\n'),
  )
  let pauses = 0
  for (let step = work.next(); !step.done; step = work.next()) pauses += 1
  expect(pauses).toBe(2)
})
