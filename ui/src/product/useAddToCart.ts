import { useEffect, useId, useState } from 'react'
import type { Product } from '../../../contracts/api/catalogue.ts'
import type { Rejection } from '../../../contracts/rejections.ts'
import { quantityToAdd } from '../../../core/domain/configuration/quantityToAdd.ts'
import { quantityAllowed } from '../../../core/domain/inventory/quantityAllowed.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'
import { openMiniCart } from '../cart/miniCartState.ts'
import { useCommand } from '../bridge/useCommand.ts'
import { openDialog } from '../dialogs/dialogStore.ts'
import { loadCopy } from '../copy/loadCopy.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { preloadMiniCart } from '../shell/LazyMiniCart.tsx'
import type { ProductChoice } from './productChoice.ts'
import { productToLine } from '../../../core/domain/product/productToLine.ts'
import { recipeOf } from '../../../core/domain/product/recipe.ts'
import { askQuantity, mayAdd, problemIn } from './quantityChoice.ts'
import type { QuantityChoice } from './quantityChoice.ts'

/** The press on "Add to cart": what is missing is told at its place; otherwise the command goes and the mini cart opens. */
export const useAddToCart = (product: Product, { size, variant }: ProductChoice) => {
  const locale = useShopLocale()
  const t = useCopy('product')
  const catalog = useCopy('catalog')
  const send = useCommand()
  const sizeId = useId()
  const quantityId = useId()
  const [chosen, setChosen] = useState<QuantityChoice>({
    quantity: quantityToAdd().quantity,
    refused: null,
    isShown: false,
  })
  const [initials, setInitials] = useState('')
  const [wasPressed, setPressed] = useState(false)
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<{ readonly sku: string; readonly words: string } | null>(null)
  useEffect(() => {
    if (size !== null) preloadMiniCart()
  }, [size])
  const maximum = variant ? quantityAllowed({ ...variant, elsewhere: 0 }) : quantityToAdd().maximumQuantity
  const problem = problemIn(chosen, maximum)
  const problems = {
    'not-whole': () => t.quantityNotNumber(),
    'too-low': () => t.quantityTooLow({ minimum: 1 }),
    'too-high': () => t.quantityTooHigh({ maximum }),
  }

  /** The variant to go on with, or null with the focus on what is missing. */
  const chosenWell = () => {
    setPressed(true)
    setRefusal(null)
    if (size === null || variant === null) return focusIn(sizeId)
    setChosen({ ...chosen, isShown: true })
    if (!mayAdd(chosen, maximum)) return focusIn(quantityId)
    setChosen({ ...chosen, refused: null })
    return variant
  }

  const tryOn = () => {
    const found = chosenWell()
    if (found)
      openDialog('tryOnInStore', { wanted: { product: productToLine(product, found), quantity: chosen.quantity } })
  }

  const press = async () => {
    const found = chosenWell()
    if (!found) return
    setPending(true)
    const recipeId = recipeOf(initials)
    const rejection = await send({
      _tag: 'AddItem',
      product: productToLine(product, found, recipeId !== null),
      quantity: chosen.quantity,
      ...(recipeId === null ? {} : { recipeId }),
    })
    setPending(false)
    if (rejection) return setRefusal({ sku: found.sku, words: await wordsOf(rejection, locale) })
    openMiniCart(product.name)
  }

  return {
    sizeId,
    quantityId,
    initials,
    setInitials,
    quantity: chosen.quantity,
    maximum,
    askQuantity: (asked: number) => setChosen(askQuantity(chosen, asked, maximum)),
    press: () => void press(),
    tryOn,
    isPending,
    /** Of the variant shown, not of one chosen before. */
    refusal: refusal !== null && refusal.sku === variant?.sku ? refusal.words : null,
    sizeProblem: wasPressed && size === null ? catalog.chooseSize() : undefined,
    quantityProblem: problem === null ? undefined : problems[problem](),
  }
}

/** Loaded when it is needed: most presses are not refused, and this page is the heaviest one. */
const wordsOf = async (rejection: Rejection, locale: Locale): Promise<string> => {
  const [{ rejectionCopy }, words] = await Promise.all([
    import('../copy/rejectionCopy.ts'),
    loadCopy(locale, 'rejections'),
  ])
  return rejectionCopy(words, rejection)
}

/** The field, or the first size one can have. */
const focusIn = (id: string): null => {
  const place = document.getElementById(id)
  const field =
    place instanceof HTMLInputElement
      ? place
      : (place?.querySelector<HTMLInputElement>(':not([data-unavailable]) > input') ?? place?.querySelector('input'))
  field?.focus()
  return null
}
