import { describe, expect, test } from 'vitest'
import { foldKey } from '../../../worker/pipeline/foldLog.ts'
import { replayLog } from '../../../tools/replay/replayLog.ts'
import { aboutDevice, foldedTo, logOf, openedRecorder } from '../../support/openedRecorder.ts'
import { longLog, sampleLog } from '../../support/sampleLog.ts'

const notedHere = aboutDevice.diagnostics

test('an exported log can be imported, looked at and put away again', async () => {
  const { recorder: own } = await openedRecorder(await logOf(sampleLog()))
  const other = longLog(80)
  expect(await own.import(other.text())).toEqual({ _tag: 'Opened', seq: other.commits.length })
  expect(await own.head()).toEqual({ logId: 'log-1', first: 1, seq: other.commits.length, description: null })
  expect((await own.look(80))?.after.state).toEqual(foldedTo(other, 80))
  await own.close()
  expect(await own.head()).toEqual({ logId: 'own-log', first: 1, seq: sampleLog().commits.length, description: null })
})

test('ERR-33 the events that were only logged come from this device, or for a file from its header', async () => {
  const { recorder } = await openedRecorder(await logOf(sampleLog()))
  expect(await recorder.diagnostics()).toEqual(notedHere)
  const [header = '', ...rest] = (await recorder.export()).split('\n')
  expect(JSON.parse(header)).toMatchObject({ about: { diagnostics: notedHere } })
  const elsewhere = { kind: 'widgetScript', about: '/klarna.js', reason: 'network', at: 2, times: 1 }
  const file = [
    JSON.stringify({
      ...(JSON.parse(header) as object),
      about: { ...aboutDevice, diagnostics: [elsewhere, { kind: {} }] },
    }),
    ...rest,
  ].join('\n')
  await recorder.import(file)
  expect(await recorder.diagnostics()).toEqual([elsewhere])
  await recorder.close()
  expect(await recorder.diagnostics()).toEqual(notedHere)
  expect(
    replayLog(file, { name: 'file', until: Infinity, verify: false, json: false, search: null }).lines.filter((line) =>
      line.startsWith('only'),
    ),
  ).toEqual(['only logged: widgetScript /klarna.js network ×1'])
})

describe('reading a file', () => {
  test('a file that cannot be read says where and why, and leaves the log on the table alone', async () => {
    const recorded = sampleLog()
    const { recorder } = await openedRecorder(await logOf(recorded))
    const before = await recorder.look(26)
    const lines = recorded.text().split('\n')
    expect(await recorder.import(lines.with(4, '{"half":').join('\n'))).toEqual({
      _tag: 'Unreadable',
      line: 5,
      reason: 'this line is not JSON',
    })
    expect(await recorder.import('')).toEqual({ _tag: 'Unreadable', line: 1, reason: 'the file is empty' })
    expect(await recorder.look(26)).toEqual(before)
  })

  test('an exported log is read back as the same log', async () => {
    const recorded = sampleLog()
    const { recorder } = await openedRecorder(await logOf(recorded), 5)
    const text = await recorder.export()
    await recorder.import(text)
    expect(await recorder.export()).toBe(text)
    expect(JSON.parse(text.split('\n')[0] ?? '')).toMatchObject({
      logId: 'own-log',
      commits: recorded.commits.length,
      exportedAt: 5,
      about: aboutDevice,
    })
  })

  test('a log without its beginning opens at its snapshot, and so does its export', async () => {
    const recorded = longLog(600)
    const log = await logOf(recorded)
    const at = recorded.commits[511]!
    await log.saveSnapshot({ seq: 512, hash: at.hash, foldKey, state: foldedTo(recorded, 512) })
    await log.seal(512)
    while (await log.freeSpace(foldKey)) continue
    const { recorder } = await openedRecorder(log)
    expect((await recorder.head()).first).toBe(513)
    expect((await recorder.look(550))?.after.state).toEqual(foldedTo(recorded, 550))
    expect(await recorder.import(await recorder.export())).toEqual({ _tag: 'Opened', seq: recorded.commits.length })
    expect((await recorder.look(550))?.after.state).toEqual(foldedTo(recorded, 550))
  })
})
