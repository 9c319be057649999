import { useState } from 'react'
import type { Product } from '../../../contracts/api/entities/catalogue.ts'
import { footSizeOf } from '../../../core/domain/sizing/footSize.ts'
import type { LengthUnit } from '../../../core/domain/sizing/footSize.ts'
import { locales } from '../../../core/domain/locale/locales.ts'
import { Button } from '../components/basic/Button.tsx'
import { PlainField } from '../components/field/PlainField.tsx'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'

interface FootSizeFinderProps {
  readonly product: Product
  readonly onChoose: (size: string) => void
}

/** CAT-57: the length of a foot is typed, and the size of this product that fits is said at once. */
export const FootSizeFinder = ({ product, onChoose }: FootSizeFinderProps) => {
  const t = useCopy('service')
  const { country, language } = locales[useShopLocale()]
  const [typed, setTyped] = useState('')
  const [unit, setUnit] = useState<LengthUnit>(country === 'US' ? 'in' : 'cm')
  const found = footSizeOf(typed, unit, product)
  const label = found._tag === 'Size' ? product.sizes.find(({ code }) => code === found.code)?.label : undefined
  const example = unit === 'in' ? 10.5 : 26.5
  const words = {
    Size: () => t.sizingFits({ size: label ?? '' }),
    TooShort: () => t.sizingTooShort(),
    TooLong: () => t.sizingTooLong(),
    Unclear: () => (typed.trim().length < 2 ? '' : t.sizingUnclear({ example: example.toLocaleString(language) })),
  }
  return (
    <div className="foot-finder" role="group" aria-label={t.sizingFinder()}>
      <PlainField
        label={unit === 'in' ? t.sizingLengthInches() : t.sizingLengthCm()}
        help={t.sizingLengthHelp()}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        maxLength={6}
        hasFigures
      />
      <div>
        <Button kind="link" onPress={() => setUnit(unit === 'in' ? 'cm' : 'in')}>
          {unit === 'in' ? t.sizingInCm() : t.sizingInInches()}
        </Button>
      </div>
      <div className="foot-finder-answer">
        <p role="status">{words[found._tag]()}</p>
        {found._tag === 'Size' && (
          <Button onPress={() => onChoose(found.code)}>{t.sizingChoose({ size: label ?? '' })}</Button>
        )}
      </div>
    </div>
  )
}
