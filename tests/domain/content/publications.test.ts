import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shownPublication, stillPublished } from '../../../core/domain/content/publications.ts'

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
