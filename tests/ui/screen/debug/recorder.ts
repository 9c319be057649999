import { expect } from 'vitest'
import type { VirtualTab } from '../../../../tools/simulate/device/virtualTab.ts'
import { openScreen } from '../openScreen.tsx'
import type { Screen } from '../openScreen.tsx'
import { sees, textsOf } from '../pressing.ts'

/** The flight recorder over what the shopper has done; `isNew`: nobody has closed its explanation yet. */
export const openRecorder = async (
  before: (tab: VirtualTab) => Promise<unknown>,
  { isNew = false }: { readonly isNew?: boolean } = {},
): Promise<Screen> => {
  if (isNew) localStorage.removeItem(explained)
  else localStorage.setItem(explained, 'closed')
  return openScreen('/en-us/debug', { before })
}

const explained = 'cairn:debug-explained'

/** What the rows of the list say, those that are drawn. */
export const rows = (): readonly string[] => textsOf('.entry-row .entry-said')

export const row = (words: RegExp): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('.entry-row')].find(({ textContent }) => words.test(textContent))

export const chosen = (words: string | RegExp) => sees('.entry-row[aria-selected=true] .entry-said', words)

/** A key that the list is pressed with. */
export const keyInList = (key: string): void => {
  document
    .querySelector('[role=tree]')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}

/** Opens a log as a file that was chosen. */
export const importLog = async (text: string, name: string): Promise<void> => {
  const chooser = () => document.querySelector<HTMLInputElement>('input[type=file]')
  await expect.poll(chooser).not.toBeNull()
  Object.defineProperty(chooser(), 'files', { value: [new File([text], name)], configurable: true })
  chooser()?.dispatchEvent(new Event('change', { bubbles: true }))
}

/** A frame has an empty document at once, as a browser's has. */
export const framesHaveDocuments = (): void => {
  const documents = new WeakMap<HTMLIFrameElement, Document>()
  Object.defineProperty(HTMLIFrameElement.prototype, 'contentDocument', {
    configurable: true,
    get(this: HTMLIFrameElement) {
      const known = documents.get(this) ?? document.implementation.createHTMLDocument('')
      documents.set(this, known)
      return known
    },
  })
}

/** What the screen in this frame says. */
export const inFrame = (nth: number): string =>
  document.querySelectorAll('iframe')[nth]?.contentDocument?.body.textContent ?? ''
