import { expect } from 'vitest'

/** Waits until something on the screen says exactly this, or what the pattern describes. */
export const sees = (selector: string, words: string | RegExp): Promise<void> =>
  expect
    .poll(() => textsOf(selector), often)
    .toEqual(expect.arrayContaining([typeof words === 'string' ? words : expect.stringMatching(words)]))

export const textsOf = (selector: string): readonly string[] => [...document.querySelectorAll(selector)].map(textOf)

/** Waits until the field of this label says so. */
export const seesAt = async (label: string, words: string): Promise<void> => {
  await expect.poll(() => textOf(controlOf(label)?.closest('.field')?.querySelector('.field-error')), often).toBe(words)
}

const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

/** A button or link of the page or a dialog, by its text or its name for a screen reader. */
export const press = async (
  name: string | RegExp,
  places = 'main, [role=dialog], [role=alertdialog]',
): Promise<void> => {
  const find = () =>
    [...document.querySelectorAll<HTMLElement>(`:is(${places}) :is(button, a)`)].find((element) =>
      isNamed(element.getAttribute('aria-label') ?? textOf(element), name),
    )
  ;(await found(find, String(name))).click()
}

const isNamed = (name: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? name === wanted : wanted.test(name)

/** Types into the control of this label. */
export const fill = async (label: string, text: string): Promise<void> => {
  typeInto(await found(() => controlOf(label), label), text)
}

/** Types into the control that this selector finds, and presses Enter. */
export const enter = async (selector: string, text: string): Promise<void> => {
  const control = await found(() => document.querySelector<HTMLElement>(selector) ?? undefined, selector)
  typeInto(control, text)
  control.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
}

/** Types into a control that has no label on the screen. */
export const typeInto = (control: Element | null, text: string): void => {
  if (!(control instanceof HTMLElement)) throw new Error('There is nothing to type into.')
  // React notices what is set past its own setter.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Chooses the option of this name or value. */
export const choose = async (label: string, option: string): Promise<void> => {
  const box = (await found(() => controlOf(label), label)) as HTMLSelectElement
  await expect.poll(() => [...box.options].map(({ value }) => value), often).toContain(option)
  box.value = option
  box.dispatchEvent(new Event('change', { bubbles: true }))
}

export const tick = async (label: RegExp): Promise<void> => {
  const find = () =>
    [...document.querySelectorAll('label')]
      .find((element) => label.test(textOf(element)))
      ?.querySelector<HTMLElement>('input') ?? undefined
  ;(await found(find, label.source)).click()
}

/** Checks the radio button of this name. */
export const check = async (name: string): Promise<void> => {
  const find = () => document.querySelector<HTMLElement>(`input[type=radio][aria-label="${name}"]`) ?? undefined
  ;(await found(find, name)).click()
}

/** What stands in the field of this label. */
export const valueOf = (label: string): string | undefined => (controlOf(label) as HTMLInputElement | undefined)?.value

/** The control of this label. */
const controlOf = (name: string): HTMLElement | undefined => {
  const label = [...document.querySelectorAll('label')].find(
    (element) => textOf(element).replace(/ ?\(?optional\)?$/i, '') === name,
  )
  return (
    (label &&
      (document.getElementById(label.htmlFor) ?? label.querySelector<HTMLElement>('input, select, textarea'))) ??
    undefined
  )
}

const found = async (find: () => HTMLElement | undefined, name: string): Promise<HTMLElement> => {
  await expect.poll(() => (find() ? name : document.body.textContent!.slice(0, 3000)), often).toBe(name)
  const element = find()
  if (!element) throw new Error(`${name} has gone.`)
  return element
}

const often = { interval: 5 }
