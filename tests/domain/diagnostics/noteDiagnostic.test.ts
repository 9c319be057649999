import { Schema } from 'effect'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Diagnostic, NotedDiagnostic } from '../../../contracts/diagnostics.ts'
import { NotedDiagnosticSchema } from '../../../contracts/diagnosticsUpload.ts'
import {
  mostNoted,
  noteDiagnostic,
  readNoted,
  withDiagnostic,
} from '../../../core/domain/diagnostics/noteDiagnostic.ts'

const lookup: Diagnostic = { kind: 'productLookup', about: 'suggest', reason: 'network' }
const noteAll = (all: readonly Diagnostic[]) =>
  all.reduce<readonly NotedDiagnostic[]>((noted, one, turn) => withDiagnostic(noted, noteDiagnostic(one, turn)), [])

describe('diagnostics as they are noted', () => {
  test('ERR-33 each is kept with its time, and repetitions are counted', () => {
    const script = { kind: 'widgetScript', about: '/klarna.js', reason: 'network' } as const
    const side = { ...lookup, kind: 'sideLookup' } as const
    expect(noteAll([lookup, script, side, lookup])).toEqual([
      { ...script, at: 1, times: 1 },
      { ...side, at: 2, times: 1 },
      { ...lookup, at: 3, times: 2 },
    ])
  })

  test('ERR-33 another reason is another one', () => {
    expect(noteAll([lookup, { ...lookup, reason: 'timeout' }])).toHaveLength(2)
  })

  test('ERR-33 a long name is cut, and one _ stands for letters that are not ours', () => {
    expect(noteDiagnostic({ ...lookup, about: 'a, b', reason: 'x'.repeat(101) }, 1)).toMatchObject({
      about: 'a_b',
      reason: 'x'.repeat(100),
    })
  })

  test('ERR-33 the newest hundred are kept', () => {
    const all = Array.from({ length: mostNoted + 3 }, (_, n) => ({ ...lookup, about: `q${n}` }))
    expect(noteAll(all).map(({ about }) => about)).toEqual(all.slice(3).map(({ about }) => about))
  })

  test('ERR-33 each holds nothing but names: no sentence, no e-mail address', () => {
    const kinds = fc.constantFrom(
      'articleFetch',
      'videoPlay',
      'productLookup',
      'widgetScript',
      'sideLookup',
    ) satisfies fc.Arbitrary<Diagnostic['kind']>
    const diagnostics = fc.array(
      fc.record({
        kind: kinds,
        about: fc.oneof(fc.string(), fc.emailAddress()),
        reason: fc.string({ maxLength: 150 }),
      }),
      { maxLength: 130 },
    )
    fc.assert(
      fc.property(diagnostics, (all) => {
        const noted = noteAll(all)
        expect(noted.every(Schema.is(NotedDiagnosticSchema))).toBe(true)
        expect(noted.some(({ about, reason }) => /[@\s]/.test(about + reason))).toBe(false)
        if (noted.length < mostNoted) expect(noted.reduce((sum, { times }) => sum + times, 0)).toBe(all.length)
        expect(noted.at(-1)?.kind).toBe(all.at(-1)?.kind)
        expect(readNoted(JSON.parse(JSON.stringify(noted)))).toEqual(noted)
      }),
    )
  })
})

test('the readable notes of a file are shown, and no others', () => {
  const good = { ...lookup, at: 1, times: 2 }
  expect(readNoted([good, null, 'x', { ...good, at: 'yesterday' }, { kind: 'x' }, { ...good, reason: 7 }])).toEqual([
    good,
  ])
  for (const none of [undefined, null, {}, 'x', 7]) expect(readNoted(none)).toEqual([])
})
