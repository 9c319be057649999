import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  descriptionProblem,
  longestDescription,
  maskCardNumbers,
  tidyDescription,
  withDescription,
} from '../../../core/domain/log/problemDescription.ts'
import { readLogFile } from '../../../core/domain/log/readLogFile.ts'
import { runs } from '../../support/runs.ts'
import { sampleLog } from '../../support/sampleLog.ts'

describe('what a shopper writes about a problem', () => {
  test.each([
    ['4242424242424242', '••••••••••••••••'],
    ['4242 4242 4242 4242', '•••• •••• •••• ••••'],
    ['4242-4242-4242-4242', '••••-••••-••••-••••'],
    ['4242\n4242\n4242\n4242', '••••\n••••\n••••\n••••'],
    ['3782 822463 10005', '•••• •••••• •••••'],
    ['4242\u200B4242\u200B4242\u200B4242', '••••\u200B••••\u200B••••\u200B••••'],
    ['４２４２４２４２４２４２４２４２', '••••••••••••••••'],
    ['My card 4242 4242 4242 4242 was refused', 'My card •••• •••• •••• •••• was refused'],
  ])('REC-07 digits that look like the number of a card are hidden: %j', (typed, kept) => {
    expect(tidyDescription(typed)).toBe(kept)
    expect(descriptionProblem(typed)).toMatch(/number of a card/)
    expect(descriptionProblem(kept)).toBeNull()
  })

  test('REC-07 digits are hidden as they are typed, the last ones too', () => {
    const typed = Array.from('my card 4242 4242 4242 4242').reduce((text, key) => maskCardNumbers(text + key), '')
    expect(typed).toBe('my card •••• •••• •••• ••••')
  })

  test.each([
    'Order CN-2222-2222',
    '+1 303 555 0142',
    '80302',
    'on 2026-11-27 at 05:16',
    'two pairs of size 9, 228.00',
  ])('REC-07 other digits stay: %s', (typed) => {
    expect(tidyDescription(typed)).toBe(typed)
  })

  test('REC-07 nothing that cannot be seen is kept, and no more than 1,000 characters', () => {
    expect(tidyDescription('a\r\nb\u0000\u001b[2J\u202Ec\td\uD800 ')).toBe('a\nb[2Jc d')
    expect(tidyDescription('x'.repeat(1_200))).toHaveLength(longestDescription)
    expect(tidyDescription(`${'x'.repeat(999)}🥾`)).toHaveLength(999)
    expect(tidyDescription('Schöne Stiefel 🥾, aber: «Fehler»')).toBe('Schöne Stiefel 🥾, aber: «Fehler»')
  })

  test('REC-07 whatever is typed, what is kept of it is in order, and keeping it again changes nothing', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.oneof(
            fc.constantFrom(...Array.from('0123456789 -\n\t\r\u0007•x')),
            fc.string({ maxLength: 1, unit: 'binary' }),
          ),
          maxLength: 1_500,
        }),
        (typed) => {
          const kept = tidyDescription(typed)
          expect(tidyDescription(kept)).toBe(kept)
          if (kept !== '') expect(descriptionProblem(kept)).toBeNull()
          expect(maskCardNumbers(kept)).toBe(kept)
        },
      ),
      { numRuns: runs(300) },
    )
  })

  test.each([
    [7, 'no text'],
    ['', 'empty'],
    [' \n', 'empty'],
    ['x'.repeat(1_001), 'has 1001 characters, and 1000 are allowed'],
    ['a\u0007b', 'control characters'],
  ])('REC-07 what no shop would have kept is refused with a reason: %#', (value, reason) => {
    expect(descriptionProblem(value)).toContain(reason)
  })

  test('REC-07 it stands in the header of the log, whose commits stay as they are', () => {
    const log = sampleLog().text()
    const report = withDescription(log, 'It said "no"\nand nothing else')
    expect(readLogFile(report)).toMatchObject({
      _tag: 'Read',
      header: { description: 'It said "no"\nand nothing else' },
    })
    expect(report.split('\n').slice(1)).toEqual(log.split('\n').slice(1))
    expect(withDescription(log, '')).toBe(log)
  })
})
