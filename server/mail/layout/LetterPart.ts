/**
 * What a letter is made of; each part is drawn as HTML and as text from the same values. Texts are plain and are escaped
 * where they are drawn. A `path` or `picture` is one of this shop and begins with a slash.
 */
export type LetterPart =
  | { readonly kind: 'text'; readonly text: string }
  /** Somebody's own words. */
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'link'; readonly label: string; readonly path: string }
  | { readonly kind: 'figures'; readonly rows: readonly LetterFigure[] }
  | { readonly kind: 'address'; readonly title: string; readonly lines: readonly string[] }
  | { readonly kind: 'items'; readonly items: readonly LetterItem[] }

/** A name and its value: an amount, a number, a day. */
export type LetterFigure = { readonly name: string; readonly value: string; readonly isTotal?: boolean }

/** `name` with quantity and option, such as “2 × Harrow Mid, Slate, 9”. `notes`: one line each. */
export type LetterItem = {
  readonly name: string
  readonly notes: readonly string[]
  readonly amount?: string
  readonly picture: string
}
