import { blockKinds } from '../../contracts/content/blockKinds.ts'
import type { BlockKind } from '../../contracts/content/blockKinds.ts'
import { placesOf, samplesOf, withAt } from '../contracts/blockSamples.ts'
import type { JsonObject } from '../contracts/blockSamples.ts'

const script = '"><script>alert(1)</script><img src=x onerror=alert(1)>'

/** What stands in a field's place: nothing, another type, too much, or something hostile. */
export const wrongs = {
  missing: undefined,
  'a number': -1.5,
  'a text': 'wrong',
  'an empty text': '',
  'a list': [null, {}, 'x'],
  'an object': { constructor: { prototype: {} }, length: 3 },
  'too long a text': 'w'.repeat(30_000),
  'too long a list': Array.from({ length: 600 }, () => ({})),
  'a script': script,
  'an address that runs': 'javascript:alert(1)',
  'an address elsewhere': 'https://evil.example/a.mp4',
  'a number to call': 'tel:+13035550100',
  'a direction override': '\u202e\u0000\ud800',
} as const

/** A kind's samples with something wrong in each of its fields, also those of its groups and lists. */
export const mutantsOf = (kind: BlockKind, wrong: (typeof wrongs)[keyof typeof wrongs]): readonly JsonObject[] => {
  const fields = Object.keys(blockKinds[kind].fields).filter((name) => name !== 'type' && name !== 'id')
  return samplesOf(kind, 3, 7).flatMap((json, sample) =>
    placesOf(json)
      .filter(([field]) => fields.includes(String(field)))
      .slice(0, 60)
      .map((place, index) => ({ ...(withAt(json, place, wrong as never) as JsonObject), id: `${sample}-${index}` })),
  )
}
