import type {
  OperatorPromotion,
  PromotionChange,
  PromotionTerms,
} from '../../../contracts/api/operator/operatorPromotionsApi.ts'
import type { Tone } from '../parts/Toned.tsx'
import { timeText } from '../parts/timeText.ts'

export const benefitNames: Readonly<Record<PromotionTerms['benefit'], string>> = {
  percentOffOrder: 'Percent off',
  amountOffOrder: 'Amount off',
  freeShipping: 'Free shipping',
}

export const languageNames = { en: 'English', fr: 'French', de: 'German', it: 'Italian', es: 'Spanish' } as const

export const countryNames = {
  US: 'United States',
  CA: 'Canada',
  GB: 'United Kingdom',
  FR: 'France',
  DE: 'Germany',
  IT: 'Italy',
  ES: 'Spain',
} as const

export const stateOf: Readonly<Record<OperatorPromotion['state'], { readonly tone: Tone; readonly text: string }>> = {
  active: { tone: 'positive', text: 'Can be used' },
  coming: { tone: 'plain', text: 'Has not begun' },
  over: { tone: 'quiet', text: 'Over' },
  removed: { tone: 'quiet', text: 'Removed' },
}

/** Two places at most: 1000 is 10, 1250 is 12.5. */
export const percentText = (basisPoints: number): string => String(basisPoints / 100)

/** As it is typed: 19995 is 199.95. */
export const amountText = (minor: number): string => (minor / 100).toFixed(2)

/** Hundredths; null = no number. A comma is the decimal point, as in a file (decision 62). */
export const readHundredths = (typed: string): number | null =>
  /^\d{1,7}(?:[.,]\d{1,2})?$/.test(typed.trim()) ? Math.round(Number(typed.trim().replace(',', '.')) * 100) : null

/** OPR-55: what it takes off, in a few words. */
export const benefitText = ({ benefit, amount }: Pick<PromotionTerms, 'benefit' | 'amount'>): string => {
  switch (benefit) {
    case 'percentOffOrder':
      return `${percentText(amount)}% off`
    case 'amountOffOrder':
      return `${amountText(amount)} off`
    case 'freeShipping':
      return 'Free shipping'
  }
}

export const usesText = (uses: number): string => (uses === 1 ? '1 order' : `${uses.toLocaleString('en-GB')} orders`)

/** OPR-55: when it can be used. */
export const timeOf = ({ validFrom, validTo }: Pick<PromotionTerms, 'validFrom' | 'validTo'>): string => {
  if (validFrom === null) return validTo === null ? 'Always' : `Until ${timeText(validTo)}`
  return validTo === null ? `From ${timeText(validFrom)}` : `${timeText(validFrom)} to ${timeText(validTo)}`
}

/** OPR-57: what was changed, one sentence each. */
export const changeTexts = ({ before, after, isUndo }: PromotionChange): readonly string[] => {
  const lead = isUndo ? 'Undone: ' : ''
  if (after === null) return [`${lead}removed`]
  if (before === null) return [`${lead}${isUndo ? 'brought back' : 'made'}, ${benefitText(after)}`]
  const [was, is] = [partsOf(before), partsOf(after)]
  return Object.keys(is)
    .filter((name) => was[name] !== is[name])
    .map((name) => `${lead}${name} from ${was[name]} to ${is[name]}`)
}

const partsOf = (terms: PromotionTerms): Readonly<Record<string, string>> => ({
  'what it takes off': benefitText(terms),
  time: timeOf(terms).toLowerCase(),
  'least order': terms.threshold === null ? 'none' : amountText(terms.threshold),
  country: terms.country ?? 'all',
  'times for a customer': terms.isOnce ? 'once' : 'any number',
  ...Object.fromEntries(
    Object.entries(languageNames).map(([language, name]) => [
      `${name} name`,
      `“${terms.names[language as keyof typeof languageNames]}”`,
    ]),
  ),
})
