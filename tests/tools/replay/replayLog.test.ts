import { describe, expect, test } from 'vitest'
import { withDescription } from '../../../core/domain/log/problemDescription.ts'
import { replayArguments } from '../../../tools/replay/replay.ts'
import { replayLog } from '../../../tools/replay/replayLog.ts'
import { alteredLog } from '../../support/alteredLog.ts'
import { longLog, sampleLog } from '../../support/sampleLog.ts'

const recorded = sampleLog()
const text = recorded.text()
const everything = { name: 'walk.ndjson', until: Infinity, verify: false, json: false, search: null }

describe('an honest log', () => {
  test('a log is folded and its state printed as text', () => {
    const { lines, complaint } = replayLog(text, everything)
    expect(complaint).toEqual([])
    expect(lines[0]).toMatch(/^commit 26, 29 events folded in [\d.]+ ms$/)
    expect(lines).toContain('order: confirmed order-6')
    expect(lines.filter((line) => line.startsWith('owed:'))).toEqual([])
  })

  test('--until stops where it should', () => {
    const { lines } = replayLog(text, { ...everything, until: 9 })
    expect(lines[0]).toMatch(/^commit 9, /)
    expect(lines).toContain('  1 × Style A-1 Moss 9 10000 (estimated) waiting')
    expect(lines).toContain('owed: cart createCartWithItem under rebuild-basket-1/0')
    expect(replayLog(text, { ...everything, until: 0 }).lines[0]).toMatch(/^commit 0, 0 events/)
    expect(replayLog(text, { ...everything, until: 999 }).lines[0]).toMatch(/^commit 26, /)
  })

  test('--json prints one line a program can read, with the verdict when asked', () => {
    const { lines, complaint } = replayLog(text, { ...everything, until: 13, verify: true, json: true })
    expect(complaint).toEqual([])
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      seq: 13,
      shop: { cart: { pending: [] } },
      owed: [],
      verified: { commits: 13, differs: null },
    })
  })
})

describe('a log that cannot be trusted', () => {
  test('--verify: an honest log decides the same today', () => {
    expect(replayLog(text, { ...everything, verify: true }).lines.at(-1)).toBe(
      'verified: all 26 causes decide the same today',
    )
  })

  test('--verify: a cause that decides differently is reported as given, when, then, today', () => {
    const altered = alteredLog(recorded.commits, 6, ({ events }) => ({
      events: events.map((event) => ({ ...(event as object), refresh: true })),
    }))
    const { complaint } = replayLog(altered, { ...everything, verify: true })
    expect(complaint[0]).toBe('commit 6 decides differently today')
    expect(complaint[1]).toBe('given  the 5 commits before it')
    expect(complaint[2]).toContain('"_tag":"Answer"')
    expect(complaint[3]).toContain('"refresh":true')
    expect(complaint[4]).toBe('where  0.refresh')
    expect(complaint[5]).toContain('"refresh":false')
    expect(replayLog(altered, everything).complaint).toEqual([])
    expect(JSON.parse(replayLog(altered, { ...everything, verify: true, json: true }).lines[0] ?? '')).toMatchObject({
      verified: { differs: 6 },
    })
  })

  test('an event of a newer version is named, and how far the log can be read', () => {
    const future = alteredLog(recorded.commits, 5, () => ({ events: [{ _tag: 'v9.ChangeSent', changeId: 'c1' }] }))
    expect(replayLog(future, everything).complaint).toEqual([
      'commit 5: v9.ChangeSent was written by a newer version of the shop',
      'the log can be read up to commit 4: --until 4',
    ])
    expect(replayLog(future, { ...everything, until: 4 }).complaint).toEqual([])
  })

  test('events that cannot be read, or do not fit what was before them, are reported and not thrown', () => {
    const damaged = alteredLog(recorded.commits, 3, () => ({ events: [{ _tag: 'v1.BasketConfirmed', basket: 7 }] }))
    expect(replayLog(damaged, everything).complaint[0]).toMatch(/^commit 3: its events cannot be read: /)
    const misfits = recorded.commits.map(({ events }) => events)
    for (const [at, events] of misfits.entries())
      replayLog(
        alteredLog(recorded.commits, 1, () => ({ events })),
        { ...everything, verify: at % 2 === 0 },
      )
  })

  test('REC-07 what the shopper wrote is printed first, and can neither pose as a line of the command nor hold a secret', () => {
    const wrote = (description: string) => replayLog(withDescription(text, description), everything).lines
    expect(wrote('Not taken.\nverified: all is well').slice(0, 2)).toEqual([
      'the shopper wrote: Not taken.',
      '  verified: all is well',
    ])
    for (const refused of ['4242 4242 4242 4242', '\u001b[2J']) expect(wrote(refused).join()).not.toContain('wrote')
  })

  test('a changed line and an unreadable file each give one sentence with the line', () => {
    const lines = text.split('\n')
    expect(replayLog(lines.toSpliced(7, 1).join('\n'), everything)).toEqual({
      lines: [],
      complaint: ['line 8: commit 8 stands where commit 7 should'],
    })
    expect(replayLog('', everything)).toEqual({ lines: [], complaint: ['line 1: the file is empty'] })
    expect(replayLog('PK\u0003\u0004', everything).complaint).toEqual([
      'line 1: this is not a log of the shop: its first line is no header',
    ])
  })

  test('a log of thousands of commits is decided again too', () => {
    expect(replayLog(longLog(2_000).text(), { ...everything, verify: true }).complaint).toEqual([])
  })
})

describe('the arguments', () => {
  test.each([
    [[], 'Which log? No FILE was given.'],
    [['a', 'b'], 'One log at a time: b is too much.'],
    [['a', '--until', 'soon'], '--until takes the number of a commit, not "soon".'],
    [['a', '--until', '-3'], /--until/],
    [['a', '--until=1e3'], '--until takes the number of a commit, not "1e3".'],
    [['a', '--loud'], /--loud/],
  ])('wrong arguments %j are answered with a message', (args, reason) => {
    expect(replayArguments(args)).toEqual({
      _tag: 'Wrong',
      reason: reason instanceof RegExp ? expect.stringMatching(reason) : reason,
    })
  })

  test('right arguments say what to do', () => {
    expect(replayArguments(['x.ndjson', '--until', '12', '--verify', '--json'])).toEqual({
      _tag: 'Replay',
      file: 'x.ndjson',
      options: { name: 'x.ndjson', until: 12, verify: true, json: true, search: null },
    })
  })
})
