declare module 'virtual:copy' {
  type CopyByNoun = import('./copyByNoun.ts').CopyByNoun
  type NounTable = { readonly [Noun in keyof CopyByNoun]: () => Promise<{ readonly default: CopyByNoun[Noun] }> }
  const copy: Readonly<Record<string, () => Promise<{ readonly default: NounTable }>>>
  export default copy
}

declare module 'virtual:copy/places' {
  /** Locale → the nouns that it writes in another way than its language. */
  const places: Readonly<Record<string, readonly string[]>>
  export default places
}
