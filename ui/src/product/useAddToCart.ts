import { useId, useState } from 'react'
import type { Product } from '../../../contracts/api/entities/catalogue.ts'
import type { Rejection } from '../../../contracts/rejections.ts'
import { quantityAllowed, quantityProblem } from '../../../core/domain/inventory/quantity.ts'
import type { QuantityProblem } from '../../../core/domain/inventory/quantity.ts'
import { quantityToAdd } from '../../../core/domain/configuration/quantityToAdd.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'
import { recipeOf } from '../../../core/domain/madeToOrder/recipe.ts'
import { productToLine } from '../../../core/domain/product/productToLine.ts'
import { useCommand } from '../bridge/core/useCommand.ts'
import { loadCopy } from '../copy/loadCopy.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { openDialog } from '../state/dialogStore.ts'
import { openMiniCart } from '../state/miniCartStore.ts'
import type { ProductChoice } from './productChoice.ts'

/**
 * The press on "Add to cart": a missing choice is reported next to its control; otherwise the command is sent and the
 * mini cart opens.
 */
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
  // One piece of a sold-out variant may still be tried on in a store.
  const maximum = (variant ? quantityAllowed({ ...variant, elsewhere: 0 }) : quantityToAdd().maximumQuantity) || 1
  const problem = problemIn(chosen, maximum)
  const problems = {
    'not-whole': t.quantityNotNumber(),
    'too-low': t.quantityTooLow({ minimum: 1 }),
    'too-high': t.quantityTooHigh({ maximum }),
  }

  /** The variant to add, or null with the focus on what is missing. */
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
    /** For the shown variant, not for one chosen before. */
    refusal: refusal !== null && refusal.sku === variant?.sku ? refusal.words : null,
    sizeProblem: wasPressed && size === null ? catalog.chooseSize() : undefined,
    quantityProblem: problem === null ? undefined : problems[problem],
  }
}

/** Loaded when needed: most presses are not refused, and this page is the heaviest one. */
const wordsOf = async (rejection: Rejection, locale: Locale): Promise<string> => {
  const [{ rejectionCopy }, words] = await Promise.all([
    import('../copy/rejectionCopy.ts'),
    loadCopy(locale, 'rejections'),
  ])
  return rejectionCopy(words, rejection)
}

/** The field, or the first available size. */
const focusIn = (id: string): null => {
  const place = document.getElementById(id)
  const field =
    place instanceof HTMLInputElement
      ? place
      : (place?.querySelector<HTMLInputElement>(':not([data-unavailable]) > input') ?? place?.querySelector('input'))
  field?.focus()
  return null
}

/** How many will be added, and what was wrong with the last requested figure. */
export type QuantityChoice = {
  readonly quantity: number
  readonly refused: QuantityProblem | null
  /** A press has been held back because of `refused`. */
  readonly isShown: boolean
}

/** CART-15: nothing is clamped; an unavailable quantity keeps the old one. */
export const askQuantity = (choice: QuantityChoice, asked: number, maximum: number): QuantityChoice => {
  const refused = quantityProblem(asked, maximum)
  return { quantity: refused === null ? asked : choice.quantity, refused, isShown: false }
}

/** The message below the field. Another variant may allow fewer than were chosen before. */
export const problemIn = (choice: QuantityChoice, maximum: number): QuantityProblem | null =>
  choice.refused ?? quantityProblem(choice.quantity, maximum)

/**
 * A press right after a refused figure adds nothing, since another quantity was wanted; the next press adds the one in
 * the field.
 */
export const mayAdd = (choice: QuantityChoice, maximum: number): boolean =>
  quantityProblem(choice.quantity, maximum) === null && (choice.refused === null || choice.isShown)
