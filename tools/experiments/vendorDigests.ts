import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { SegmentId } from '../../contracts/content/audience.ts'
import type { Datafile } from '../../contracts/content/datafile.ts'
import { allSegments } from '../../core/domain/content/segments.ts'
import { bucket } from '../../core/domain/experiment/bucket.ts'
import { experimentKeys } from '../../core/domain/experiment/decideVariants.ts'
import { generatedDatafile, generatedSegments, generatedVisitor } from './generatedDatafile.ts'

/** Enough to know a comparison again. */
export type VendorDigests = {
  readonly seed: string
  readonly experiments: number
  readonly visitors: number
  readonly digests: Readonly<Record<string, string>>
}

type Size = Omit<VendorDigests, 'digests'>

/** SEG-12: the variants that our evaluator chooses. */
export const ownDigests = (size: Size): VendorDigests =>
  digestsBy(size, (datafile) => (key, visitor, segments) => bucket(datafile, key, visitor, segments) ?? null)

/** The same by the vendor's, which is installed in a folder. */
export const vendorDigests = (folder: string, size: Size): VendorDigests =>
  digestsBy(size, (datafile) => vendorChoice(folder, datafile))

/** What is used of version 5 of `@optimizely/optimizely-sdk`. */
type VendorSdk = {
  readonly createInstance: (settings: object) => {
    readonly getVariation: (key: string, visitor: string, attributes: object) => string | null
  }
  readonly setLogger: (logger: null) => void
  readonly setLogLevel: (level: number) => void
}

/** The key of the variant that somebody's evaluator chooses; null: the baseline. */
export type ChooseVariant = (experimentKey: string, visitor: string, segments: readonly SegmentId[]) => string | null

/** The vendor's evaluator, from the folder in which it was installed. */
const vendorChoice = (folder: string, datafile: Datafile): ChooseVariant => {
  const sdk = createRequire(join(folder, 'package.json'))('@optimizely/optimizely-sdk') as VendorSdk
  sdk.setLogger(null)
  sdk.setLogLevel(5)
  const client = sdk.createInstance({
    datafile: wholeDatafile(datafile),
    eventDispatcher: { dispatchEvent: () => undefined },
    defaultDecideOptions: [],
    odpOptions: { disabled: true },
  })
  return (key, visitor, segments) =>
    client.getVariation(key, visitor, Object.fromEntries(allSegments.map((id) => [id, segments.includes(id)])))
}

/** For each experiment one digest of the variants of all visitors: equal digests are equal variants for everybody. */
const variantsDigest = (
  seed: string,
  keys: readonly string[],
  visitors: number,
  choose: ChooseVariant,
): Readonly<Record<string, string>> => {
  const hashes = keys.map((key) => ({ key, hash: createHash('sha256') }))
  for (let nth = 0; nth < visitors; nth++) {
    const visitor = generatedVisitor(seed, nth)
    const segments = generatedSegments(seed, nth)
    for (const { key, hash } of hashes) hash.update(`${choose(key, visitor, segments) ?? ''}\n`)
  }
  return Object.fromEntries(hashes.map(({ key, hash }) => [key, hash.digest('base64url').slice(0, 16)]))
}

const digestsBy = (
  size: Size,
  chooser: (datafile: ReturnType<typeof generatedDatafile>) => ChooseVariant,
): VendorDigests => {
  const datafile = generatedDatafile(size.seed, size.experiments)
  return { ...size, digests: variantsDigest(size.seed, experimentKeys(datafile), size.visitors, chooser(datafile)) }
}

/** With the parts that the vendor demands and this shop does not use. */
const wholeDatafile = (datafile: Datafile): object => ({
  ...datafile,
  accountId: '1',
  projectId: '1',
  anonymizeIP: true,
  botFiltering: false,
  attributes: allSegments.map((key, place) => ({ id: String(place), key })),
  events: [],
  featureFlags: [],
  rollouts: [],
  variables: [],
})
