import type {
  ExperimentResult,
  VariantResult,
  VariantVerdict,
} from '../../../contracts/api/operator/experimentResult.ts'
import type { Tone } from '../parts/Toned.tsx'

type Phrase = { readonly tone: Tone; readonly text: string }

/** The datafile's word for it, with its sign. */
export const stateOf = (status: string): Phrase => ({
  tone: status === 'Running' ? 'positive' : status === 'Not started' ? 'plain' : 'quiet',
  text: status,
})

export const verdicts: Readonly<Record<VariantVerdict, Phrase>> = {
  first: { tone: 'plain', text: 'Measured against' },
  tooEarly: { tone: 'plain', text: 'Too early to tell' },
  better: { tone: 'positive', text: 'Sells more' },
  worse: { tone: 'waiting', text: 'Sells less' },
  unclear: { tone: 'plain', text: 'Cannot be told apart' },
  spoilt: { tone: 'waiting', text: 'Do not trust' },
}

/** OPR-36: an experiment's result in a few words, for the list. */
export const outcomeOf = (result: ExperimentResult): Phrase => {
  if (result.sampleRatio.isAlarm) return { tone: 'waiting', text: 'Sample ratio is off: do not trust' }
  const others = othersOf(result)
  if (others.length === 0) return { tone: 'plain', text: 'Nothing to compare' }
  const better = others.filter(({ verdict }) => verdict === 'better')
  if (better.length > 0) return { tone: 'positive', text: `${namesOf(better)} ${sells(better)} more` }
  if (others.every(({ verdict }) => verdict === 'tooEarly')) return { tone: 'plain', text: 'Too early to tell' }
  const worse = others.filter(({ verdict }) => verdict === 'worse')
  return worse.length > 0
    ? { tone: 'waiting', text: `${namesOf(worse)} ${sells(worse)} less` }
    : { tone: 'plain', text: 'No difference that can be told' }
}

/** The same as a sentence or two, for the head of its page. */
export const headline = (result: ExperimentResult): string => {
  const [first] = result.variants
  if (result.sampleRatio.isAlarm) return 'The sample ratio is off. Do not trust these figures.'
  const others = othersOf(result)
  if (first === undefined || others.length === 0) return 'There is nothing to compare.'
  const better = others.filter(({ verdict }) => verdict === 'better')
  const worse = others.filter(({ verdict }) => verdict === 'worse')
  const open = others.filter(({ verdict }) => verdict === 'unclear' || verdict === 'tooEarly')
  const best = better.toSorted((a, b) => b.rate.share - a.rate.share)[0]
  const sentences = [
    ...(best ? [`${best.variantId} sells more: ${orders(best)} in a hundred visitors, against ${per(first)}.`] : []),
    ...(better.length > 1 ? [`${namesOf(better)} ${sells(better)} more than ${first.variantId}.`] : []),
    ...(worse.length > 0 ? [`${namesOf(worse)} ${sells(worse)} less than ${first.variantId}.`] : []),
    ...(open.length > 0
      ? [
          open.length === others.length && open.every(({ verdict }) => verdict === 'tooEarly')
            ? 'It is too early to tell.'
            : `We cannot tell ${namesOf(open)} from ${first.variantId}.`,
        ]
      : []),
  ]
  return sentences.join(' ')
}

/** What is behind the headline, or what is missing for one. */
export const explanation = (result: ExperimentResult): string => {
  const [first] = result.variants
  if (result.sampleRatio.isAlarm)
    return 'The variants were not shown to comparable visitors, so a difference between them may be a fault of the shop or of its counting. Find that before you read on.'
  const others = othersOf(result)
  if (first === undefined || others.length === 0) return 'The experiment has one variant.'
  const least = Math.min(...result.variants.map(({ exposures }) => exposures))
  if (least < result.minimum)
    return `Each variant needs ${result.minimum} visitors before anything is said; the rarest has ${least.toLocaleString('en')}.`
  const best = others.toSorted((a, b) => b.rate.share - a.rate.share)[0]
  return best?.gain
    ? `The gain of ${best.variantId} is between ${points(best.gain.low)} and ${points(best.gain.high)} points. Decide beforehand when to stop: whoever looks every day will see a gain one day that is none.`
    : ''
}

/** OPR-36: what the check of the sample ratio has found. */
export const ratioText = ({ variants, sampleRatio: { p } }: ExperimentResult): string => {
  const weights = variants.map(({ weight }) => weight)
  const planned = weights.every((weight) => weight === weights[0])
    ? 'Planned equally'
    : `Planned ${weights.join(' : ')}`
  const came = `${listed(variants.map(({ exposures }) => exposures.toLocaleString('en')))} came.`
  return `${planned}. ${came} Chance alone does this or worse ${inThousand(p)}; we would stop below 1 in 1,000.`
}

export const othersOf = ({ variants }: ExperimentResult): readonly VariantResult[] => variants.slice(1)

export const seenBy = ({ variants }: Pick<ExperimentResult, 'variants'>): number =>
  variants.reduce((total, { exposures }) => total + exposures, 0)

export const countText = (count: number): string => (count === 1 ? '1 experiment' : `${count} experiments`)

/** In hundredths: 3.32. */
export const per = ({ rate }: Pick<VariantResult, 'rate'>): string => (rate.share * 100).toFixed(2)

/** In percentage points, with a minus sign that is as wide as a digit. */
export const points = (difference: number): string => (difference * 100).toFixed(2).replace('-', '−')

const orders = (variant: VariantResult): string => `${per(variant)} orders`

const sells = (variants: readonly VariantResult[]): string => (variants.length === 1 ? 'sells' : 'sell')

const namesOf = (variants: readonly VariantResult[]): string => listed(variants.map(({ variantId }) => variantId))

const listed = (names: readonly string[]): string => new Intl.ListFormat('en-GB').format(names)

const inThousand = (p: number): string => {
  if (p < 0.001) return 'less than once in 1,000 times'
  return p >= 0.01 ? `${Math.round(p * 100)} times in a hundred` : `${(p * 1_000).toFixed(1)} times in 1,000`
}
