import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rootHash } from '../../../core/domain/log/chainHash.ts'
import { newShop } from '../../../core/domain/shop/shop.ts'
import { readLogFile } from '../../../core/domain/log/readLogFile.ts'
import { writeLogFile } from '../../../worker/writeLogFile.ts'
import { createRecordedLog, firstAt } from '../../support/recordedLog.ts'
import { runs } from '../../support/runs.ts'
import { sampleLog } from '../../support/sampleLog.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'

const recorded = sampleLog()
const text = recorded.text()
const lines = text.split('\n')
const wrong = (changed: readonly string[]) => readLogFile(changed.join('\n'))

test('what is written is read back, whatever line ends an editor left', () => {
  expect(readLogFile(text)).toMatchObject({ _tag: 'Read', commits: recorded.commits })
  expect(readLogFile(`\uFEFF${text.replaceAll('\n', '\r\n\r\n')}`)).toMatchObject({ _tag: 'Read', commits: recorded.commits })
})

test('an empty file, a foreign one and a future one are told apart', () => {
  expect(readLogFile(' \n')).toEqual({ _tag: 'Unreadable', line: 1, reason: 'the file is empty' })
  for (const foreign of ['{}', 'hello', '[1]', 'null', '\u0000\u0001'])
    expect(readLogFile(foreign)).toEqual({ _tag: 'Unreadable', line: 1, reason: 'this is not a log of the shop: its first line is no header' })
  expect(wrong(lines.with(0, '{"format":"cairn-log","version":2}'))).toMatchObject({
    line: 1,
    reason: 'this log has format version 2; this version of the shop reads version 1',
  })
  expect(wrong(lines.with(0, '{"format":"cairn-log","version":1}'))).toMatchObject({ line: 1, reason: 'the header is not complete' })
})

test('a line that was changed, taken out, doubled or cut short is named', () => {
  expect(wrong(lines.with(3, (lines[3] ?? '').replace('"tab-1"', '"tab-9"')))).toMatchObject({
    line: 4,
    reason: 'the chain is broken at commit 3: this line was changed, or the one before it',
  })
  expect(wrong(lines.toSpliced(3, 1))).toMatchObject({ line: 4, reason: 'commit 4 stands where commit 3 should' })
  expect(wrong(lines.toSpliced(1, 1))).toMatchObject({ line: 2, reason: 'commit 2 stands where commit 1 should' })
  expect(wrong(lines.toSpliced(3, 0, lines[3] ?? ''))).toMatchObject({ line: 5, reason: 'commit 3 stands where commit 4 should' })
  expect(wrong(lines.with(3, (lines[3] ?? '').slice(0, 40)))).toMatchObject({ line: 4, reason: 'this line is not JSON' })
  expect(wrong(lines.with(3, '{"seq":3}'))).toMatchObject({ line: 4, reason: 'this line is no commit' })
  expect(wrong(lines.slice(0, 9))).toMatchObject({ line: 9, reason: 'the header promises 26 commits, the file has 8' })
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
  log.ask({ _tag: 'AddItem', product: sampleProduct('A-1', { name: 'Stövel “Fjäll” \u2028 靴 🥾 \ud800' }), quantity: 1 })
  expect(readLogFile(log.text())).toMatchObject({ _tag: 'Read', commits: log.commits })
})

test('a log without commits is a log', () => {
  const empty = writeLogFile({ logId: 'log-1', before: rootHash, start: { seq: 0, shop: newShop() }, commits: [] }, firstAt)
  expect(readLogFile(empty)).toMatchObject({ _tag: 'Read', commits: [] })
})
