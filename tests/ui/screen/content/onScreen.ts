import { expect } from 'vitest'

/** Waits for the one that is named so, by its label for a screen reader or by its words. */
export const named = async (selector: string, name: string | RegExp): Promise<HTMLElement> => {
  const find = () => allNamed(selector, name)[0]
  await expect.poll(() => (find() ? String(name) : namesOf(selector)), often).toBe(String(name))
  const element = find()
  if (!element) throw new Error(`${name} has gone.`)
  return element
}

export const pressAt = async (selector: string, name: string | RegExp): Promise<void> =>
  (await named(selector, name)).click()

export const allNamed = (selector: string, name: string | RegExp): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element)),
  )

/** Waits until a part of the page says this somewhere in it. */
export const reads = async (selector: string, words: string | RegExp): Promise<void> => {
  const text = () => [...document.querySelectorAll(selector)].map((element) => textIn(element)).join(' | ')
  await expect.poll(text, often).toMatch(words)
}

export const gone = (selector: string): Promise<void> =>
  expect.poll(() => document.querySelectorAll(selector).length, often).toBe(0)

/** A key that the focused element, or else this one, is pressed with. */
export const key = (element: Element | null, name: string): void => {
  const init = { key: name, bubbles: true, cancelable: true }
  element?.dispatchEvent(new KeyboardEvent('keydown', init))
  element?.dispatchEvent(new KeyboardEvent('keyup', init))
}

export const focusedName = (): string => nameOf(document.activeElement)

export const nameOf = (element: Element | null | undefined): string => {
  if (!element) return ''
  const label = element.getAttribute('aria-label')
  const labelledBy = document.getElementById(element.getAttribute('aria-labelledby') ?? '')
  const own = label ?? (textIn(labelledBy) || element.getAttribute('alt') || textIn(element))
  return own || textIn((element as HTMLInputElement).labels?.[0])
}

const namesOf = (selector: string): string => [...document.querySelectorAll(selector)].map(nameOf).join(' | ')

const textIn = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

const often = { interval: 5 }
