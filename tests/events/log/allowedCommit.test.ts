import { describe, expect, test } from 'vitest'
import { readLogFile } from '../../../core/domain/log/readLogFile.ts'
import { allowedCommit } from '../../../core/events/log/allowedCommit.ts'
import { alteredLog } from '../../support/alteredLog.ts'
import { sampleLog } from '../../support/sampleLog.ts'

const recorded = sampleLog()

test('everything that the shop writes into its log is allowed to the letter', () => {
  for (const commit of recorded.commits) expect(allowedCommit(commit)).toEqual(commit)
})

describe('an entry that no schema allows', () => {
  test('as a field of a command is not in the file, which is whole in itself', () => {
    const smuggled = alteredLog(recorded.commits, 17, ({ cause }) => ({
      cause: {
        _tag: 'Command',
        command: { ...(cause as { command: object }).command, cardNumber: '4242424242424242' },
      },
    }))
    expect(smuggled).not.toContain('4242424242424242')
    expect(readLogFile(smuggled)).toMatchObject({ _tag: 'Read' })
  })

  test('as a whole command is left out of the file, and its commit is kept', () => {
    const odd = alteredLog(recorded.commits, 4, () => ({
      cause: { _tag: 'Command', command: { _tag: 'Unheard', secret: 'canary' } },
    }))
    expect(odd).not.toContain('canary')
    const read = readLogFile(odd)
    expect(read._tag === 'Read' && read.commits[3]).toMatchObject({
      seq: 4,
      cause: { _tag: 'Command', command: null },
      events: recorded.commits[3]?.events,
    })
  })
})
