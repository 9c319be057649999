import type { Datafile } from '../../contracts/content/datafile.ts'

/** Half of the visitors see each of two variants. */
const evenly = (
  layerId: string,
  key: string,
  variants: readonly [string, string],
): Datafile['experiments'][number] => ({
  id: `10${layerId}`,
  key,
  status: 'Running',
  layerId,
  audienceIds: [],
  variations: variants.map((variant, place) => ({ id: `10${layerId}${place}`, key: variant })),
  trafficAllocation: [
    { entityId: `10${layerId}0`, endOfRange: 5_000 },
    { entityId: `10${layerId}1`, endOfRange: 10_000 },
  ],
  forcedVariations: {},
})

/** The demonstration's experiments. A variant that a document does not name is its baseline: the control group. */
export const seedDatafile: Omit<Datafile, 'revision'> = {
  version: '4',
  typedAudiences: [
    {
      id: '301',
      name: 'Guests',
      conditions: ['or', { type: 'custom_attribute', name: 'loggedOut', match: 'exact', value: true }],
    },
  ],
  experiments: [
    evenly('1', 'home-hero', ['control', 'repair']),
    evenly('2', 'care-heading', ['control', 'question']),
    { ...evenly('3', 'menu-banner', ['control', 'workshop']), audienceIds: ['301'] },
  ],
  groups: [],
}
