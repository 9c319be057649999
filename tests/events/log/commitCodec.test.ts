import { describe, expect, test } from 'vitest'
import type { Cause, Commit } from '../../../core/domain/log/commit.ts'
import { allowedCommit } from '../../../core/events/log/allowedCommit.ts'
import { commandIdOf, decodeCommit } from '../../../core/events/log/commitCodec.ts'
import { sampleLog } from '../../support/sampleLog.ts'

const { commits } = sampleLog()
const pressed = commits.find(({ cause, events }) => cause._tag === 'Command' && events.length > 0)!
const changed = (change: Partial<Commit>): Commit => ({ ...pressed, ...change })

describe('a commit that is read', () => {
  test('a commit of today is read as it was written, with the command that caused it', () => {
    const { commandId } = (pressed.cause as { command: { commandId: string } }).command
    expect(commandId).not.toBe('')
    expect(decodeCommit(pressed)).toEqual({ _tag: 'Readable', happened: { events: pressed.events, commandId } })
  })

  test('an event of a future version is named, anywhere in the commit', () => {
    const later = { _tag: 'v9.CartBlessed', by: 'a newer shop' }
    expect(decodeCommit(changed({ events: [...pressed.events, later] }))).toEqual({
      _tag: 'FromTheFuture',
      tag: 'v9.CartBlessed',
    })
  })

  test.each([
    ['no tag at all', {}, ''],
    ['a tag that is no text', { _tag: 7 }, '7'],
    ['nothing', null, ''],
    ['a word', 'v1.BasketLost', ''],
  ])('an event with %s is not of today', (_what, event, tag) => {
    expect(decodeCommit(changed({ events: [event] }))).toEqual({ _tag: 'FromTheFuture', tag })
  })

  test('an event of today with a field that is missing or wrong is damage, and says where', () => {
    const read = decodeCommit(changed({ seq: 12, events: [{ _tag: 'v1.BasketLost', basketId: 5 }] }))
    expect(read).toMatchObject({ _tag: 'Damaged', seq: 12, issue: expect.stringContaining('basketId') })
  })
})

describe('a commit that is exported', () => {
  test.each<readonly [what: string, cause: Cause, id: string | null]>([
    ['a command', { _tag: 'Command', command: { _tag: 'RefreshCart', commandId: 'press-1' } }, 'press-1'],
    ['a command without an id', { _tag: 'Command', command: { _tag: 'RefreshCart' } }, null],
    ['a command whose id is no text', { _tag: 'Command', command: { commandId: 4 } }, null],
    ['a command that was left out', { _tag: 'Command', command: null }, null],
    ['a word for a command', { _tag: 'Command', command: 'RefreshCart' }, null],
    ['a call that leaves', { _tag: 'Sending', key: 'press-1/addItem' }, null],
    ['an answer that happens to have a command', { _tag: 'Answer', call: { commandId: 'press-1' }, answer: {} }, null],
  ])('the command behind a commit: %s', (_what, cause, id) => {
    expect(commandIdOf({ cause })).toBe(id)
  })

  test('measures and a log that came back from the server are allowed, and no other fields', () => {
    const took = { seq: 3, visible: 4, durable: 5 }
    const cause = { _tag: 'Restored', from: 'basket 7' } as const
    const answer = allowedCommit(
      changed({
        cause: { ...cause, note: 'canary' } as Cause,
        took: { ...took, note: 'canary' } as Commit['took'] & object,
      }),
    )
    expect(answer).toMatchObject({ cause, took })
    expect(JSON.stringify(answer)).not.toContain('canary')
    expect(allowedCommit(changed({ cause }))).not.toHaveProperty('took')
  })

  test('an event without a schema is exported by its name alone', () => {
    expect(
      allowedCommit(changed({ events: [{ _tag: 'v9.CartBlessed', note: 'canary' }, { note: 'canary' }] })).events,
    ).toEqual([{ _tag: 'v9.CartBlessed' }, { _tag: '' }])
  })

  test('a refusal is exported with its own fields that are present', () => {
    const refused = {
      _tag: 'Refused',
      status: 409,
      errorId: 'INV701',
      message: 'Only 3 left.',
      maxAllowedQty: 3,
      field: 'qty',
      note: 'canary',
    }
    const call = {
      key: 'press-1/addItem',
      lane: 'cart',
      endpoint: 'API-013',
      input: {},
      timeoutMs: 9_000,
      note: 'canary',
    }
    const reply = allowedCommit(changed({ cause: { _tag: 'Answer', call, answer: refused } }))
    const { note: _one, ...answer } = refused
    const { note: _two, ...allowedCall } = call
    expect(reply.cause).toStrictEqual({ _tag: 'Answer', call: allowedCall, answer })
  })
})
