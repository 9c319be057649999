import { until } from './Engine.ts'
import type { Engine, EngineTab, Target } from './Engine.ts'

/** What the walk needs from outside: the shop's address, and its server stopping and coming back. */
export type WalkedShop = {
  readonly url: string
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
}

/** One promise of the walk; all of them use the same tab. */
export type WalkStep = {
  readonly title: string
  readonly walk: (tab: EngineTab, engine: Engine, shop: WalkedShop) => Promise<string | void>
}

export const button = (name: string | RegExp): Target => ({ css: 'button', name })
export const link = (name: string | RegExp): Target => ({ css: 'a[href]', name })
export const field = (name: string | RegExp): Target => ({ css: 'input', name })
export const inDialog = (target: Target): Target => ({
  ...target,
  css: target.css
    .split(', ')
    .map((css) => `[role=dialog] ${css}, [role=alertdialog] ${css}`)
    .join(', '),
})

export const shows = (tab: EngineTab, words: string): Promise<unknown> =>
  until(`“${words}”`, () => tab.run<boolean>('return document.body.innerText.includes(arguments[0])', words))
export const has = (tab: EngineTab, css: string): Promise<unknown> =>
  until(css, () => tab.run<boolean>('return document.querySelector(arguments[0]) !== null', css))
export const hasNot = (tab: EngineTab, css: string): Promise<unknown> =>
  until(`the end of ${css}`, () => tab.run<boolean>('return document.querySelector(arguments[0]) === null', css))
export const isAt = (tab: EngineTab, path: string): Promise<unknown> =>
  until(`the address ${path}`, () => tab.run<boolean>('return location.pathname === arguments[0]', path))

export const cartLine = 'li.cart-line'
/** Every figure is confirmed by the server. */
export const isConfirmed = (tab: EngineTab): Promise<unknown> =>
  until('a confirmed total', () =>
    tab.run<boolean>(
      `
      const notes = [...document.querySelectorAll('.totals-note')]
      return notes.length > 0 && notes.every((note) => !note.hasAttribute('data-estimated'))
    `,
    ),
  )
export const counts = (tab: EngineTab, quantity: number): Promise<unknown> =>
  has(tab, `li.cart-line [role=spinbutton][aria-valuenow="${quantity}"]`)
export const reloadedCart = async (tab: EngineTab, quantity: number): Promise<void> => {
  await tab.reload()
  await counts(tab, quantity)
  await isConfirmed(tab)
}
export const add = async (tab: EngineTab, url: string): Promise<void> => {
  await tab.open(url)
  await tab.press(button('Add to cart'))
  await tab.press(inDialog(link(/^View cart/)))
  await has(tab, cartLine)
  await isConfirmed(tab)
}
export const emptyCart = async (tab: EngineTab): Promise<void> => {
  await tab.press(button(/^Remove Harrow Mid/))
  await hasNot(tab, cartLine)
}
export const harrow = '/en-us/p/harrow-mid-boot-HARROWMID1?colour=SAPI&size=090'
export const accountLink = 'header a[href$="/account"]'

/** Pages that are opened at both widths. */
export const pages: Readonly<Record<string, string>> = {
  home: '/en-us',
  listing: '/en-us/c/footwear-1000',
  product: harrow,
  cart: '/en-us/cart',
  checkout: '/en-us/checkout',
}
/** Width and height of the page, CSS px: a phone and a desktop. */
export const sizes = [
  [390, 844],
  [1440, 900],
] as const
