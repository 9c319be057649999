import { useState } from 'react'
import type { PromotionTerms } from '../../../contracts/api/operator/operatorPromotionsApi.ts'
import { keysOf } from '../../../core/domain/fields/fields.ts'
import { InstantEntry } from '../content/fields/InstantEntry.tsx'
import { SelectEntry } from '../content/fields/SelectEntry.tsx'
import { TextEntry } from '../fields/TextEntry.tsx'
import { OneCheck } from '../goods/OneCheck.tsx'
import { Refused } from '../parts/Refused.tsx'
import { TermsForm } from '../fields/TermsForm.tsx'
import { amountText, benefitNames, countryNames, languageNames, percentText, readHundredths } from './promotionText.ts'

type Props = {
  readonly name: string
  /** null = it is to be made, so that its code is asked for, too. */
  readonly now: PromotionTerms | null
  /** Orders have used it, so that what it takes off stays (OPR-57). */
  readonly isUsed: boolean
  readonly press: string
  readonly onSave: (code: string, terms: PromotionTerms) => Promise<void>
}

/** Figures as they are typed. */
type Typed = Omit<PromotionTerms, 'amount' | 'threshold'> & { readonly amount: string; readonly threshold: string }

/** OPR-56: what a coupon gives, to whom and when. Which figures can be is for the shop to say. */
export const PromotionForm = ({ name, now, isUsed, press, onSave }: Props) => {
  const [code, setCode] = useState('')
  const [typed, setTyped] = useState<Typed>(typedOf(now ?? fresh))
  const [fault, setFault] = useState<string | null>(null)
  const set = (part: Partial<Typed>): void => setTyped({ ...typed, ...part })
  const isChanged = code !== '' || JSON.stringify(typed) !== JSON.stringify(typedOf(now ?? fresh))
  const save = async (): Promise<void> => {
    const terms = termsOf(typed)
    setFault(typeof terms === 'string' ? terms : null)
    if (typeof terms === 'string' || (!isChanged && now !== null)) return
    await onSave(code, terms)
  }
  return (
    <TermsForm name={name} isChanged={isChanged} isNew={now === null} press={press} onSave={save}>
      {fault !== null && <Refused message={fault} />}
      {now === null && <TextEntry label="Code" value={code} onChange={setCode} maxLength={100} />}
      {!isUsed && (
        <SelectEntry
          label="What it gives"
          value={typed.benefit}
          options={keysOf(benefitNames).map((value) => ({ value, text: benefitNames[value] }))}
          onChange={(value) => set({ benefit: keysOf(benefitNames).find((each) => each === value) ?? typed.benefit })}
        />
      )}
      {!isUsed && typed.benefit !== 'freeShipping' && (
        <TextEntry
          label={typed.benefit === 'percentOffOrder' ? 'Percent' : 'Amount, in the currency of the cart'}
          value={typed.amount}
          onChange={(amount) => set({ amount })}
          maxLength={10}
        />
      )}
      <fieldset className="promotions-names">
        <legend className="entry-label">What shoppers read in the cart</legend>
        {keysOf(languageNames).map((language) => (
          <TextEntry
            key={language}
            label={language === 'en' ? languageNames.en : `${languageNames[language]} (else English)`}
            value={typed.names[language]}
            onChange={(text) => set({ names: { ...typed.names, [language]: text } })}
            maxLength={100}
          />
        ))}
      </fieldset>
      <InstantEntry
        label="From"
        help="Empty: at once"
        value={isoOf(typed.validFrom)}
        onChange={(at) => set({ validFrom: instantIn(at) })}
      />
      <InstantEntry
        label="Until"
        help="Empty: without end"
        value={isoOf(typed.validTo)}
        onChange={(at) => set({ validTo: instantIn(at) })}
      />
      <TextEntry
        label="Least order, in the currency of the cart (optional)"
        value={typed.threshold}
        onChange={(threshold) => set({ threshold })}
        maxLength={10}
      />
      <SelectEntry
        label="Country"
        value={typed.country ?? ''}
        options={[
          { value: '', text: 'All countries' },
          ...keysOf(countryNames).map((value) => ({ value, text: countryNames[value] })),
        ]}
        onChange={(value) => set({ country: value === '' ? null : value })}
      />
      <OneCheck
        label="Once for each customer"
        purpose="By e-mail address or account. Otherwise as often as they like."
        isChosen={typed.isOnce}
        onChange={(isOnce) => set({ isOnce })}
      />
    </TermsForm>
  )
}

const fresh: PromotionTerms = {
  names: { en: '', fr: '', de: '', it: '', es: '' },
  benefit: 'percentOffOrder',
  amount: 0,
  validFrom: null,
  validTo: null,
  isOnce: false,
  threshold: null,
  country: null,
}

const typedOf = ({
  names,
  benefit,
  amount,
  validFrom,
  validTo,
  isOnce,
  threshold,
  country,
}: PromotionTerms): Typed => ({
  names,
  benefit,
  amount: amount === 0 ? '' : benefit === 'percentOffOrder' ? percentText(amount) : amountText(amount),
  validFrom,
  validTo,
  isOnce,
  threshold: threshold === null ? '' : amountText(threshold),
  country,
})

/** What cannot be sent, in a sentence, because it is no number. */
const termsOf = (typed: Typed): PromotionTerms | string => {
  const isFree = typed.benefit === 'freeShipping'
  const amount = isFree ? 0 : readHundredths(typed.amount)
  if (amount === null)
    return typed.benefit === 'percentOffOrder'
      ? `Percent: “${typed.amount}” is no number such as 10 or 12.5.`
      : `Amount: “${typed.amount}” is no amount such as 25.00.`
  const threshold = typed.threshold.trim() === '' ? null : readHundredths(typed.threshold)
  if (threshold === null && typed.threshold.trim() !== '')
    return `Least order: “${typed.threshold}” is no amount such as 250.00.`
  return { ...typed, amount, threshold }
}

const isoOf = (at: number | null): string => (at === null ? '' : new Date(at).toISOString())

const instantIn = (iso: string | undefined): number | null => (iso === undefined ? null : Date.parse(iso))
