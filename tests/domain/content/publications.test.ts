import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isValidAt,
  scheduleInstant,
  shownPublication,
  stagesOf,
  stillPublished,
} from '../../../core/domain/content/publications.ts'

const instant = fc.integer({ min: 0, max: 9 })
const publication = fc.record({ validFrom: instant, validUntil: instant }, { requiredKeys: [] })
const anyPublications = fc
  .array(publication, { maxLength: 6 })
  .map((documents) => documents.map((document, revision) => ({ revision, document })))

test('CMS-01 the last publication that is valid is shown, and no other', () => {
  fc.assert(
    fc.property(anyPublications, instant, (publications, now) => {
      const valid = publications.filter(
        ({ document: { validFrom, validUntil } }) =>
          (validFrom === undefined || validFrom <= now) && (validUntil === undefined || now < validUntil),
      )
      expect(shownPublication(publications, now)).toBe(valid[0])
    }),
  )
})

describe('publications that are forgotten', () => {
  test('CMS-01 would never have been shown again', () => {
    fc.assert(
      fc.property(anyPublications, instant, (publications, now) => {
        const still = stillPublished(publications, now)
        for (let later = now; later <= 10; later += 1)
          expect(shownPublication(still, later)).toBe(shownPublication(publications, later))
      }),
    )
  })

  test('CMS-01 are all those older than one that is always valid', () => {
    const always = { revision: 3, document: {} }
    const sale = { revision: 4, document: { validFrom: 5, validUntil: 7 } }
    const old = { revision: 1, document: { validFrom: 2 } }
    expect(stillPublished([sale, always, old], 1)).toEqual([sale, always])
  })
})

test('CMS-01 a document is valid from its first instant on until just before its last', () => {
  expect([4, 5, 6, 7].map((now) => isValidAt({ validFrom: 5, validUntil: 7 }, now))).toEqual([false, true, true, false])
  expect(isValidAt({}, 0)).toBe(true)
})

describe('what became of a document’s revisions', () => {
  const [third, second, first] = [
    { revision: 3, document: { validFrom: 9 } },
    { revision: 2, document: { validFrom: 5 } },
    { revision: 1, document: {} },
  ]

  test('CMS-01 one is shown, and those to come are named with the next one first', () => {
    expect(stagesOf([third, second, first], 3, 4)).toEqual({ shown: first, scheduled: [second, third], isDraft: false })
    expect(stagesOf([third, second, first], 3, 5)).toEqual({ shown: second, scheduled: [third], isDraft: false })
    expect(stagesOf([third, second, first], 3, 9)).toEqual({ shown: third, scheduled: [], isDraft: false })
  })

  test('CMS-01 the latest is a draft when it was never published', () => {
    expect(stagesOf([second, first], 3, 9).isDraft).toBe(true)
    expect(stagesOf([], 1, 9)).toEqual({ shown: undefined, scheduled: [], isDraft: true })
  })
})

describe('the instant of a schedule', () => {
  test('CMS-01 is the server’s when it answered, and the time since', () => {
    expect(scheduleInstant({ asOf: 1_000 }, 20, 25)).toBe(1_005)
  })

  test('CMS-01 never goes back when the device’s clock is set back', () => {
    expect(scheduleInstant({ asOf: 1_000 }, 25, 20)).toBe(1_000)
  })

  test('CMS-01 is the device’s where the answer does not tell', () => {
    expect(scheduleInstant({}, 20, 25)).toBe(25)
  })
})
