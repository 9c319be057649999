import type { SegmentId } from '../../contracts/content/audience.ts'
import type { Datafile, DatafileExperiment, TrafficRange } from '../../contracts/content/datafile.ts'
import { segmentPairs } from '../../contracts/content/audience.ts'
import { murmurHash } from '../../core/domain/experiment/murmurHash.ts'

/** Numbers in [0, most), the same for the same seed. */
type Draw = (most: number) => number

const drawing = (seed: string): Draw => {
  let turn = 0
  return (most) => murmurHash(`${seed}/${(turn += 1)}`, 7) % most
}

/**
 * A datafile with everything that decides who gets which variant: statuses, gaps in the traffic, audiences, forced
 * variants, groups of both policies. The same for the same seed.
 */
export const generatedDatafile = (seed: string, count: number): Datafile => {
  const draw = drawing(seed)
  const typedAudiences = Array.from({ length: 9 }, (_, place) => generatedAudience(`8${place}`, draw))
  const audiences = Array.from({ length: 3 }, (_, place) => generatedAudience(`9${place}`, draw)).map((audience) => ({
    ...audience,
    conditions: JSON.stringify(audience.conditions),
  }))
  const ids = [...typedAudiences, ...audiences].map(({ id }) => id)
  const all = Array.from({ length: count }, (_, place) => generatedExperiment(place, ids, draw))
  const [grouped, overlapping, alone] = [all.slice(0, count / 5), all.slice(count / 5, count / 4), all.slice(count / 4)]
  return {
    version: '4',
    revision: '1',
    typedAudiences,
    audiences,
    experiments: alone,
    groups: [
      {
        id: '7001',
        policy: 'random',
        trafficAllocation: ranges(
          grouped.map(({ id }) => id),
          draw,
        ),
        experiments: grouped,
      },
      { id: '7002', policy: 'overlapping', trafficAllocation: [], experiments: overlapping },
    ],
  }
}

/** The nth visitor: an id as the shop makes them, a text in any alphabet, or one that some experiment forces. */
export const generatedVisitor = (seed: string, nth: number): string => {
  const draw = drawing(`${seed} visitor ${nth}`)
  const kind = draw(20)
  if (kind === 0) return `tester-${draw(8)}`
  if (kind < 3) return Array.from({ length: 1 + draw(12) }, () => String.fromCodePoint(0x20 + draw(0x2fff))).join('')
  const hex = Array.from({ length: 8 }, () => draw(0x1_0000).toString(16).padStart(4, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** One of each pair. */
export const generatedSegments = (seed: string, nth: number): readonly SegmentId[] => {
  const draw = drawing(`${seed} segments ${nth}`)
  return segmentPairs.map((pair) => pair[draw(2)] ?? pair[0])
}

const statuses = ['Running', 'Running', 'Running', 'Running', 'Running', 'Paused', 'Archived', 'Launched'] as const

const generatedExperiment = (place: number, audienceIds: readonly string[], draw: Draw): DatafileExperiment => {
  const id = String(100_000 + draw(899_999) * 10 + (place % 10))
  const variations = Array.from({ length: 1 + draw(5) }, (_, nth) => ({ id: `${id}${nth}`, key: `variant-${nth}` }))
  const asked =
    draw(3) === 0 ? Array.from({ length: 1 + draw(3) }, () => audienceIds[draw(audienceIds.length)] ?? '') : []
  const hasConditions = asked.length > 0 && draw(2) === 0
  return {
    id,
    key: `experiment-${place}`,
    status: statuses[draw(statuses.length)] ?? 'Running',
    layerId: String(place),
    audienceIds: hasConditions ? [] : asked,
    ...(hasConditions ? { audienceConditions: [draw(2) === 0 ? 'and' : 'or', ...asked] } : {}),
    variations,
    trafficAllocation: ranges(
      variations.map((variation) => variation.id),
      draw,
    ),
    forcedVariations: Object.fromEntries(
      Array.from({ length: draw(3) }, () => [`tester-${draw(8)}`, `variant-${draw(6)}`]),
    ),
  }
}

/** Parts of the 10,000 buckets, some of them for nobody, not always to the end. */
const ranges = (ids: readonly string[], draw: Draw): readonly TrafficRange[] => {
  let end = 0
  return ids.flatMap((entityId) => {
    const [gap, own] = [draw(4) === 0 ? draw(1_000) : 0, draw(Math.ceil(20_000 / ids.length))]
    const [before, after] = [Math.min(end + gap, 10_000), Math.min(end + gap + own, 10_000)]
    end = after
    return [...(gap > 0 ? [{ entityId: '', endOfRange: before }] : []), { entityId, endOfRange: after }]
  })
}

const generatedAudience = (id: string, draw: Draw) => ({
  id,
  name: `Audience ${id}`,
  conditions: generatedConditions(draw, 2),
})

type Conditions = string | boolean | readonly Conditions[] | { readonly [name: string]: Conditions }

const generatedConditions = (draw: Draw, depth: number): Conditions => {
  const operator = ['and', 'or', 'not'][draw(3)] ?? 'or'
  const count = operator === 'not' ? 1 : 1 + draw(3)
  return [
    operator,
    ...Array.from({ length: count }, (): Conditions =>
      depth > 0 && draw(2) === 0
        ? generatedConditions(draw, depth - 1)
        : {
            type: 'custom_attribute',
            name: draw(12) === 0 ? 'altitude' : (segmentPairs.flat()[draw(segmentPairs.length * 2)] ?? 'loyalty'),
            match: ['exact', 'exact', 'exact', 'exists', 'substring'][draw(5)] ?? 'exact',
            value: draw(2) === 0,
          },
    ),
  ]
}
