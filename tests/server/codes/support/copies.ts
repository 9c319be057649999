import MessageFormat from '@messageformat/core'
import { readMessages } from '../../../../tools/copy/readMessages.ts'
import type { CartCopy, ErrorsCopy, ShellCopy } from '../../../../ui/src/copy/copyByNoun.ts'

/** The sentences of the pages that say codes, in one language. */
export type Copies = { readonly cart: CartCopy; readonly errors: ErrorsCopy; readonly shell: ShellCopy }

const messages = readMessages()

export const copiesIn = (language: 'en' | 'fr'): Copies => ({
  cart: compiled(language, 'cart'),
  errors: compiled(language, 'errors'),
  shell: compiled(language, 'shell'),
})

/** Each sentence by itself when it is asked for: as the build compiles them, they would be a module. */
const compiled = <Copy extends object>(language: string, noun: string): Copy => {
  const format = new MessageFormat(language, { strict: true })
  const texts = messages[language]?.[noun] ?? {}
  const functions = Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      (values: Record<string, unknown> = {}) => format.compile(text)(values),
    ]),
  )
  return functions as unknown as Copy
}
